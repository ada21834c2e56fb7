import { FormSection } from '@atlas/ui';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { Row, showToast, Stack } from '@atlas/ui';
import { validateWith } from '@atlas/domain/forms';
import { linkPageForm } from '@atlas/domain/pages';
import { graphql } from 'react-relay/hooks';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useRecordSave } from '../../../admin/forms/useRecordSave.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { useBlocker } from '../../../routing/routerContext.ts';
import type { LinkPageFormMutation } from './__generated__/LinkPageFormMutation.graphql.ts';

interface LinkPageFormProps {
  funnelId: number;
  /** Null for a funnel without a landing page. */
  revision: number | null;
  link: string;
  reload: () => Promise<unknown>;
}

const check = validateWith(linkPageForm);

/** "Link a Page": sends visitors of the funnel to a page elsewhere. */
export function LinkPageForm({ funnelId, revision, link, reload }: LinkPageFormProps) {
  const { guard } = useBlocker();
  const { save, failedTitle } = useRecordSave({ title: 'Landing page', reload });
  const send = useSubmit<LinkPageFormMutation>(graphql`
    mutation LinkPageFormMutation($funnelId: Int!, $revision: Int, $link: String!) {
      linkLandingPage(funnelId: $funnelId, revision: $revision, link: $link) {
        databaseId
      }
    }
  `);
  return (
    <SubmitForm<{ link: string }>
      initialValues={{ link }}
      validate={check}
      onSubmit={(values) =>
        save(async () => {
          await send({ funnelId, revision, link: values.link }, reload);
          showToast({ kind: 'success', text: 'Visitors are sent to this page from now on.' });
        })
      }
    >
      <FormUnsavedGuard onGuard={guard} />
      <Stack gap={4}>
        <FormErrorSummary failedTitle={failedTitle} />
        <FormSection
          title="Link a Page"
          description="Visitors of this funnel’s address are sent there. What follows the question mark in their address goes with them, and the visit is counted."
        >
          <FormTextField
            name="link"
            label="Page link"
            type="url"
            hint="A full address that begins with https://. Its host must be in the setting for hosts of redirect rules."
            required
          />
        </FormSection>
        <Row>
          <SubmitButton>Save link</SubmitButton>
        </Row>
      </Stack>
    </SubmitForm>
  );
}
