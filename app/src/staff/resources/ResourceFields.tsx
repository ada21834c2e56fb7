import { FormSection, ProgressBar, Row, Stack, Text } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormFileDrop } from '@atlas/ui/forms/FormFileDrop.tsx';
import { FormMultiSelect } from '@atlas/ui/forms/FormMultiSelect.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { can } from '@atlas/domain/access';
import { RESOURCE_SOURCES, RESOURCE_SWITCHES } from '@atlas/domain/resources';
import { fileSizeHint, fileSizeText, uploadProblem } from '@atlas/domain/uploads';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import type { ChosenFile, ResourceValues } from './resourceValues.ts';
import type { Sending } from './useSendResourceFile.ts';
import type { ResourceFields_viewer$key } from './__generated__/ResourceFields_viewer.graphql.ts';

/** Nothing is sent before the form is saved. */
const choose = (file: File): Promise<ChosenFile> =>
  Promise.resolve({ id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size, file });

const SOURCES = RESOURCE_SOURCES.map(({ value, label }) => ({ value, label }));

/** The fields of a resource: a file or a link, and who sees it. While its file is sent, how far it is. */
export function ResourceFields({ viewer, sending }: { viewer: ResourceFields_viewer$key; sending: Sending | null }) {
  const { resourceAudiences } = useFragment(
    graphql`
      fragment ResourceFields_viewer on Viewer {
        resourceAudiences {
          databaseId
          name
        }
      }
    `,
    viewer,
  );
  const { values } = useFormState<ResourceValues>({ subscription: { values: true } });
  const isLearningAdmin = can(useAuth().currentUser, { page: 'uploadContents' });
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={150} required />
        <FormTextArea
          name="description"
          label="Description"
          hint="A sentence or two: what it is and when it helps."
          rows={3}
          maxLength={2000}
          optionalText="(optional)"
        />
        <FormRadioGroup name="source" label="What it is" options={SOURCES} />
        {values.source === 'file' ? (
          <FormFileDrop<ChosenFile>
            name="files"
            label="File"
            hint={fileSizeHint(isLearningAdmin)}
            required
            uploadedText="Chosen"
            check={(file) => uploadProblem(file, { isLearningAdmin, isRestricted: false })}
            sizeText={fileSizeText}
            upload={choose}
          />
        ) : (
          <FormTextField name="url" label="Link" type="url" hint="A web page, or a video on YouTube, which plays in place." required />
        )}
        {sending && <SendingFile {...sending} />}
      </FormSection>
      <FormSection
        title="Who it is open to"
        description="Members of a product that contains the resource have it anyway. Access levels chosen here have it without a subscription."
      >
        <FormMultiSelect
          name="accessLevelIds"
          label="Access levels"
          options={resourceAudiences.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          optionalText="(optional)"
        />
        <FormCheckbox name="isPublic" {...RESOURCE_SWITCHES.isPublic} />
        <FormCheckbox name="forAffiliates" {...RESOURCE_SWITCHES.forAffiliates} />
      </FormSection>
    </>
  );
}

function SendingFile({ name, sent, size, isPaused }: Sending) {
  const done = `${fileSizeText(sent)} of ${fileSizeText(size)}`;
  return (
    <Stack gap={2}>
      <Row justify="between" wrap>
        <Text size={14}>{isPaused ? 'No connection. It goes on by itself as soon as it is back.' : `Sending ${name}`}</Text>
        <Text size={14} tone="muted" numeric>
          {done}
        </Text>
      </Row>
      <ProgressBar label={`Upload of ${name}`} percent={(sent / Math.max(1, size)) * 100} valueText={done} />
    </Stack>
  );
}
