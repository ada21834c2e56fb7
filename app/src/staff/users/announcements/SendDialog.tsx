import { Alert, ErrorState, KeyValueList, Modal, Row, showToast, Skeleton, SkeletonGroup, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { reachText, sendAnnouncementForm } from '@atlas/domain/announcements';
import { validateWith } from '@atlas/domain/forms';
import { TIME_SLOTS } from '@atlas/domain/time';
import { useField } from 'react-final-form';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { QueryOnOpen } from '../../../routing/QueryOnOpen.tsx';
import { useNow } from '../../../session/useNow.ts';
import SendQuery from './__generated__/SendDialogQuery$parameters.ts';
import type { SendDialogMutation } from './__generated__/SendDialogMutation.graphql.ts';
import type { SendDialogQuery } from './__generated__/SendDialogQuery.graphql.ts';
import type { SendDialog_announcement$data, SendDialog_announcement$key } from './__generated__/SendDialog_announcement.graphql.ts';

interface SendDialogProps {
  announcement: SendDialog_announcement$key;
  reload: () => Promise<unknown>;
  onClose: () => void;
}
interface Values {
  when: string;
  day: string;
  time: string;
}

/** Dialog that shows whom an announcement reaches, and sends it now or at a time to come. */
export function SendDialog({ announcement: key, reload, onClose }: SendDialogProps) {
  const announcement = useFragment(
    graphql`
      fragment SendDialog_announcement on Announcement {
        databaseId
        revision
        title
        audience
        segment {
          databaseId
        }
        isInApp
        isMailed
      }
    `,
    key,
  );
  const { audience, segment, isInApp, isMailed } = announcement;
  const title = `Send ${announcement.title}`;
  return (
    <QueryOnOpen<SendDialogQuery>
      query={SendQuery}
      variables={{ audience, segmentId: segment?.databaseId ?? null, isInApp, isMailed }}
      loading={
        <Modal open onClose={onClose} title={title}>
          <SkeletonGroup>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </SkeletonGroup>
        </Modal>
      }
      failed={(retry) => (
        <Modal open onClose={onClose} title={title}>
          <ErrorState title="The recipients could not be counted." onRetry={retry} />
        </Modal>
      )}
    >
      {(queryRef) => <SendFields title={title} announcement={announcement} reload={reload} onClose={onClose} queryRef={queryRef} />}
    </QueryOnOpen>
  );
}

const QUERY = graphql`
  query SendDialogQuery($audience: AnnouncementAudience!, $segmentId: Int, $isInApp: Boolean!, $isMailed: Boolean!) @preloadable {
    viewer {
      announcementCheck(audience: $audience, segmentId: $segmentId, isInApp: $isInApp, isMailed: $isMailed) {
        people
        inApp
        byMail
        mailLater
        problem
        leftOut {
          reason
          people
        }
      }
    }
  }
`;

interface SendFieldsProps extends Omit<SendDialogProps, 'announcement'> {
  title: string;
  announcement: SendDialog_announcement$data;
  queryRef: PreloadedQuery<SendDialogQuery>;
}

function SendFields({ title, announcement, reload, onClose, queryRef }: SendFieldsProps) {
  const { announcementCheck: reach } = usePreloadedQuery<SendDialogQuery>(QUERY, queryRef).viewer;
  const now = useNow();
  const withKey = useIdempotencyKey();
  const submit = useSubmit<SendDialogMutation>(graphql`
    mutation SendDialogMutation(
      $id: Int!
      $revision: Int!
      $people: Int!
      $when: String!
      $day: Day
      $time: String
      $idempotencyKey: String
    ) {
      sendAnnouncement(
        databaseId: $id
        revision: $revision
        people: $people
        when: $when
        day: $day
        time: $time
        idempotencyKey: $idempotencyKey
      ) {
        state
        scheduledAt
        revision
      }
    }
  `);
  const { people, inApp, byMail, mailLater, leftOut, problem } = reach;
  const canSend = problem == null && people > 0;
  const send = async ({ when, day, time }: Values) => {
    const { databaseId: id, revision } = announcement;
    const later = when === 'later' ? { day, time } : {};
    await withKey((idempotencyKey) => submit({ id, revision, people, when, ...later, idempotencyKey }, reload));
    showToast({ kind: 'success', text: when === 'later' ? 'The announcement is scheduled.' : 'Sending has begun.' });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={title}
      onClose={onClose}
      initialValues={{ when: 'now', day: '', time: '' }}
      validate={validateWith(sendAnnouncementForm(now))}
      onSubmit={send}
      reload={reload}
    >
      <Alert tone={canSend ? 'info' : 'warning'}>{reachText({ people, inApp, byMail, mailLater })}</Alert>
      {problem != null && <Alert tone="danger">{problem}</Alert>}
      {leftOut.length > 0 && (
        <KeyValueList items={leftOut.map((one) => ({ label: one.reason, value: one.people.toLocaleString('en-US') }))} />
      )}
      {canSend && (
        <Stack gap={4}>
          <FormRadioGroup name="when" label="When" options={WHEN} />
          <LaterFields />
          <Row justify="end">
            <Submit people={people} />
          </Row>
        </Stack>
      )}
    </FormDialog>
  );
}

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a later time' },
];
const SLOTS = TIME_SLOTS.map((text) => ({ value: text, label: text }));

const useIsLater = () => useField<string>('when', { subscription: { value: true } }).input.value === 'later';

const LaterFields = () =>
  useIsLater() && (
    <Row align="start">
      <Stack grow>
        <FormDateField name="day" label="Day" required />
      </Stack>
      <Stack grow>
        <FormSelect name="time" label="Time" hint="Manila time" options={SLOTS} placeholder="Choose" required />
      </Stack>
    </Row>
  );

const Submit = ({ people }: { people: number }) =>
  useIsLater() ? (
    <SubmitButton loadingText="Scheduling">Schedule</SubmitButton>
  ) : (
    <SubmitButton loadingText="Sending">{`Send to ${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`}</SubmitButton>
  );
