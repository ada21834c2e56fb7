import { FormSection, type UploadedFile } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormFileDrop } from '@atlas/ui/forms/FormFileDrop.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { can, PUBLIC_AUDIENCE } from '@atlas/domain/access';
import { type FormErrors, type FormValues, validateWith } from '@atlas/domain/forms';
import { RESOURCE_SOURCES, RESOURCE_SWITCHES, resourceForm } from '@atlas/domain/resources';
import { fileSizeHint, fileSizeText, uploadProblem } from '@atlas/domain/uploads';
import { Suspense } from 'react';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { AudienceField } from '../../admin/pickers/AudienceField.tsx';
import { useBlocker } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import { LazySendingFile } from '../../shared/uploads/LazySendingFile.ts';
import { UploadGuard } from '../../shared/uploads/UploadGuard.tsx';
import type { Sending } from '../../shared/uploads/useSendFile.ts';
import type { ResourceFields_viewer$key } from './__generated__/ResourceFields_viewer.graphql.ts';

/** A file in the form. `file` is null for the resource's current file. */
export interface ChosenFile extends UploadedFile {
  readonly file: File | null;
}

/** The values of a resource's form, with the file that is uploaded after it is saved. */
export type ResourceValues = FormValues<ReturnType<typeof resourceForm>> & { files: readonly ChosenFile[] };

/**
 * Converts the form's values to the input of the domain's schema. A new file is represented by its
 * name.
 */
export const resourceInput = ({ files: [chosen], ...values }: ResourceValues) => ({
  ...values,
  fileName: chosen?.file ? chosen.name : null,
});

/** Validates the form. The current file counts until it is removed. */
export function checkResource(values: ResourceValues): FormErrors {
  const hasFile = values.files.some(({ file }) => file === null);
  const { fileName, ...errors } = validateWith(resourceForm({ hasFile }))(resourceInput(values));
  return { ...errors, ...(fileName !== undefined && { files: fileName }) };
}

/** Accepts a chosen file without uploading it. The upload starts when the form is saved. */
const choose = (file: File): Promise<ChosenFile> =>
  Promise.resolve({ id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size, file });

const SOURCES = RESOURCE_SOURCES.map(({ value, label }) => ({ value, label }));

interface ResourceFieldsProps {
  viewer: ResourceFields_viewer$key;
  /** Null for a new resource. */
  id: number | null;
  /** The upload of its file, while it runs. */
  sending: Sending | null;
}

/**
 * The form fields of a resource: its file or link, and its access levels. Shows the progress while
 * the file is uploading.
 */
export function ResourceFields({ viewer, id, sending }: ResourceFieldsProps) {
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
  const blocker = useBlocker();
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
        {sending && (
          <Suspense fallback={null}>
            <LazySendingFile {...sending} />
          </Suspense>
        )}
        {sending && (
          <UploadGuard uploading onGuard={(confirm) => blocker.guard((leave) => (sending.isRunning() ? confirm(leave) : leave()))} />
        )}
      </FormSection>
      <FormSection
        title="Who it is open to"
        description="Members with a product that contains the resource have access anyway. Access levels chosen here have access without a subscription."
      >
        <AudienceField kind="RESOURCE" id={id} records={resourceAudiences} instead={values.isPublic ? PUBLIC_AUDIENCE : undefined} />
        <FormCheckbox name="isPublic" {...RESOURCE_SWITCHES.isPublic} />
        <FormCheckbox name="forAffiliates" {...RESOURCE_SWITCHES.forAffiliates} />
      </FormSection>
    </>
  );
}
