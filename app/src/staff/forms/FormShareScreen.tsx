import { Card, Columns, Heading, QrCode, Row, ShareLink, showToast, Stack, Text } from '@atlas/ui';
import { FormErrorSummary } from '@atlas/ui/forms/FormErrorSummary.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSwitch } from '@atlas/ui/forms/FormSwitch.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormUnsavedGuard } from '@atlas/ui/forms/FormUnsavedGuard.tsx';
import { SubmitForm } from '@atlas/ui/forms/SubmitForm.tsx';
import { FORM_LAYOUTS, formSettingsForm, MAX_RESPONSES, validateWith } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useRecordSave } from '../../admin/forms/useRecordSave.ts';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import { useSiteUrl } from '../../routing/useSiteUrl.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { FormPage, useWritesForms } from './FormPage.tsx';
import type { FormShareScreenMutation } from './__generated__/FormShareScreenMutation.graphql.ts';
import type { FormShareScreenQuery } from './__generated__/FormShareScreenQuery.graphql.ts';

const QUERY = graphql`
  query FormShareScreenQuery($id: Int!) @preloadable {
    viewer {
      form(databaseId: $id) {
        ...FormPage_form
        databaseId
        revision
        title
        slug
        description
        oncePerUser
        mostResponses
        layout
      }
    }
  }
`;

interface Values {
  title: string;
  slug: string;
  description: string;
  oncePerUser: boolean;
  mostResponses: number | null;
  layout: string;
}

const check = validateWith(formSettingsForm);

/** The Share tab of a form: its link, and how it takes responses. */
export function FormShareScreen({ queryRef }: { queryRef: PreloadedQuery<FormShareScreenQuery> }) {
  const { form } = usePreloadedQuery<FormShareScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<FormShareScreenQuery>(QUERY, queryRef.variables);
  const { save, failedTitle } = useRecordSave({ title: form?.title ?? '', reload });
  const submit = useSubmit<FormShareScreenMutation>(graphql`
    mutation FormShareScreenMutation($id: Int!, $revision: Int!, $input: FormSettingsInput!) {
      updateForm(databaseId: $id, revision: $revision, input: $input) {
        ...FormPage_form
        revision
        title
        slug
        description
        oncePerUser
        mostResponses
        layout
      }
    }
  `);
  const blocker = useBlocker();
  const writes = useWritesForms();
  const path = form == null ? routePath('forms') : routePath('viewForm', { slug: form.slug });
  const url = useSiteUrl(path);
  if (form == null) return <NotFound />;
  const { databaseId: id, revision, title, slug, description, oncePerUser, mostResponses, layout } = form;
  const initial: Values = {
    title,
    slug,
    description,
    oncePerUser,
    mostResponses: mostResponses ?? null,
    layout: layout === 'ONE_BY_ONE' ? 'one-by-one' : 'all-at-once',
  };
  return (
    <FormPage form={form} tab="share">
      <Columns gap={5} least="part">
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="subheading">
              Link
            </Heading>
            <ShareLink path={path} url={url} title={title} />
            {/* The origin is known in the browser only. */}
            {url !== path && <QrCode value={url} label={`QR code of ${title}`} downloadName={slug} />}
          </Stack>
        </Card>
        {writes ? (
          <SubmitForm<Values>
            initialValues={initial}
            validate={check}
            onSubmit={(values) =>
              save(async () => {
                const given = values.layout === 'one-by-one' ? ('ONE_BY_ONE' as const) : ('ALL_AT_ONCE' as const);
                await submit({ id, revision, input: { ...values, layout: given } });
                showToast({ kind: 'success', text: 'Settings saved.' });
              })
            }
          >
            <FormUnsavedGuard onGuard={blocker.guard} consequence="Your changes will be lost." />
            <Card>
              <Stack gap={6}>
                <Heading level={2} size="subheading">
                  Settings
                </Heading>
                <FormErrorSummary failedTitle={failedTitle} />
                <FormTextField name="title" label="Title" maxLength={150} required />
                <FormTextField name="slug" label="Address" hint="The last part of its link." autoCapitalize="none" required />
                <MarkdownFormField name="description" label="Description" rows={4} maxLength={5000} />
                <FormRadioGroup name="layout" label="Questions" options={FORM_LAYOUTS} />
                <FormSwitch name="oncePerUser" label="Each person can respond only once" />
                <FormNumberField
                  name="mostResponses"
                  label="Response limit"
                  hint="The form is full after this number. Leave it empty for no limit."
                  min={1}
                  max={MAX_RESPONSES}
                  optionalText="(optional)"
                />
                <Row justify="end">
                  <SubmitButton>Save settings</SubmitButton>
                </Row>
              </Stack>
            </Card>
          </SubmitForm>
        ) : (
          <Text tone="muted">{oncePerUser ? 'Each person can respond only once.' : 'People can respond several times.'}</Text>
        )}
      </Columns>
    </FormPage>
  );
}
