import { ErrorState, Modal, Row, showToast, Skeleton, SkeletonGroup, Stack } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { announcementForm, MAX_ANNOUNCEMENT } from '@atlas/domain/announcements';
import { validateWith } from '@atlas/domain/forms';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { MarkdownFormField } from '../../../admin/forms/MarkdownFormField.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useStillHere } from '../../../admin/forms/useStillHere.ts';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { QueryOnOpen } from '../../../routing/QueryOnOpen.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import DialogQuery from './__generated__/AnnouncementDialogQuery$parameters.ts';
import type { AnnouncementDialogMutation } from './__generated__/AnnouncementDialogMutation.graphql.ts';
import type { AnnouncementDialogQuery } from './__generated__/AnnouncementDialogQuery.graphql.ts';
import type { AnnouncementDialog_announcement$key } from './__generated__/AnnouncementDialog_announcement.graphql.ts';

interface AnnouncementDialogProps {
  /** Null for a new one. */
  announcement: AnnouncementDialog_announcement$key | null;
  onClose: () => void;
  /** Called with the id of the saved announcement, unless the user left in the meantime. */
  onSaved: (id: number) => void;
  reload: () => Promise<unknown>;
}
interface Values {
  title: string;
  body: string;
  path: string;
  audience: string;
  segmentId: number | null;
  isInApp: boolean;
  isMailed: boolean;
}
const check = validateWith(announcementForm);
const NEW: Values = { title: '', body: '', path: '', audience: 'members', segmentId: null, isInApp: true, isMailed: true };

const titleOf = ({ announcement }: AnnouncementDialogProps): string => (announcement ? 'Edit announcement' : 'New announcement');

/** The form that writes an announcement, or edits a draft. Sending it is a separate step. */
export const AnnouncementDialog = (props: AnnouncementDialogProps) => (
  <QueryOnOpen<AnnouncementDialogQuery>
    query={DialogQuery}
    variables={{}}
    loading={
      <Modal open onClose={props.onClose} title={titleOf(props)} size="wide">
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      </Modal>
    }
    failed={(retry) => (
      <Modal open onClose={props.onClose} title={titleOf(props)}>
        <ErrorState title="Your segments could not be loaded." onRetry={retry} />
      </Modal>
    )}
  >
    {(queryRef) => <Fields {...props} queryRef={queryRef} />}
  </QueryOnOpen>
);

const QUERY = graphql`
  query AnnouncementDialogQuery @preloadable {
    viewer {
      segments(first: 100, sort: { by: name, descending: false }) {
        edges {
          node {
            databaseId
            name
          }
        }
      }
    }
  }
`;

function Fields(props: AnnouncementDialogProps & { queryRef: PreloadedQuery<AnnouncementDialogQuery> }) {
  const { onClose, onSaved, reload, queryRef } = props;
  const { edges } = usePreloadedQuery<AnnouncementDialogQuery>(QUERY, queryRef).viewer.segments;
  const announcement = useFragment(
    graphql`
      fragment AnnouncementDialog_announcement on Announcement {
        databaseId
        revision
        title
        body
        path
        audience
        segment {
          databaseId
        }
        isInApp
        isMailed
      }
    `,
    props.announcement,
  );
  const submit = useSubmit<AnnouncementDialogMutation>(graphql`
    mutation AnnouncementDialogMutation($id: Int, $revision: Int, $input: AnnouncementInput!, $idempotencyKey: String) {
      saveAnnouncement(databaseId: $id, revision: $revision, input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
        bodyTree
        ...AnnouncementDialog_announcement
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const mark = useStillHere();
  const save = async (values: Values) => {
    const isStillHere = mark();
    const input = { ...values, audience: values.audience === 'segment' ? ('SEGMENT' as const) : ('MEMBERS' as const) };
    const { saveAnnouncement } = announcement
      ? await submit({ id: announcement.databaseId, revision: announcement.revision, input }, reload)
      : await withKey((idempotencyKey) => submit({ input, idempotencyKey }, reload));
    showToast({ kind: 'success', text: announcement ? 'Announcement saved.' : 'Draft saved. It is not sent yet.' });
    // The user who left while it was being saved stays where they are now.
    const opens = isStillHere();
    onClose();
    if (opens) onSaved(saveAnnouncement.databaseId);
  };
  const initialValues: Values = announcement
    ? {
        title: announcement.title,
        body: announcement.body,
        path: announcement.path,
        audience: announcement.audience === 'SEGMENT' ? 'segment' : 'members',
        segmentId: announcement.segment?.databaseId ?? null,
        isInApp: announcement.isInApp,
        isMailed: announcement.isMailed,
      }
    : NEW;
  return (
    <FormDialog<Values>
      title={titleOf(props)}
      size="wide"
      onClose={onClose}
      initialValues={initialValues}
      validate={check}
      onSubmit={save}
      reload={reload}
    >
      <FormTextField name="title" label="Title" hint="The subject of the email." maxLength={150} required />
      <MarkdownFormField name="body" label="Text" rows={8} maxLength={MAX_ANNOUNCEMENT} required />
      <FormTextField
        name="path"
        label="Page"
        hint="A page of Atlas that it leads to, such as /events."
        maxLength={300}
        optionalText="(optional)"
      />
      <AudienceFields segments={edges.map(({ node: { databaseId, name } }) => ({ databaseId, name }))} />
      <Stack gap={2}>
        <FormCheckbox name="isInApp" label="Show in Atlas, in the notifications" />
        <FormCheckbox name="isMailed" label="Send by email, at most one a day to each person, never at night" />
      </Stack>
      <Row gap={2} justify="end" wrap>
        <SubmitButton>{announcement ? 'Save announcement' : 'Save draft'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}
