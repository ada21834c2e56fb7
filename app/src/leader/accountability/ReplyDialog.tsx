import { Card, Row, showToast, Stack, Text } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { checkInReplyForm } from '@atlas/domain/groups';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { AnswerBadge } from '../../shared/accountability/AnswerBadge.tsx';
import type { ReplyDialog_checkIn$key } from './__generated__/ReplyDialog_checkIn.graphql.ts';
import type { ReplyDialogMutation } from './__generated__/ReplyDialogMutation.graphql.ts';

interface ReplyDialogProps {
  name: string;
  checkIn: ReplyDialog_checkIn$key;
  onClose: () => void;
  /** Reloads the group: an answered call for help no longer comes first. */
  reload: () => Promise<unknown>;
}

const check = validateWith(checkInReplyForm);

/** Answers a check-in of a member, or changes the answer. */
export function ReplyDialog({ name, checkIn: key, onClose, reload }: ReplyDialogProps) {
  const { databaseId, week, answer, next, reply } = useFragment(
    graphql`
      fragment ReplyDialog_checkIn on CheckIn {
        databaseId
        week
        answer
        next
        reply
      }
    `,
    key,
  );
  const send = useSubmit<ReplyDialogMutation>(graphql`
    mutation ReplyDialogMutation($id: Int!, $reply: String!) {
      replyToCheckIn(databaseId: $id, reply: $reply) {
        ...ReplyDialog_checkIn
      }
    }
  `);
  return (
    <FormDialog<{ reply: string }>
      title={`Answer ${name}`}
      description={`The check-in of the week of ${formatShortDate(week)}. ${reply == null ? 'The member is notified.' : 'The member sees the changed answer.'}`}
      initialValues={{ reply: reply ?? '' }}
      validate={check}
      onSubmit={async (values) => {
        await send({ id: databaseId, reply: values.reply }, reload);
        showToast({ kind: 'success', text: 'Answer saved.' });
        onClose();
      }}
      onClose={onClose}
    >
      <Card surface="sunken">
        <Stack gap={2} align="start">
          <AnswerBadge answer={answer} />
          {next !== '' && <Text>{next}</Text>}
        </Stack>
      </Card>
      <FormTextArea name="reply" label="Answer" rows={3} maxLength={1000} required />
      <Row justify="end">
        <SubmitButton>Save answer</SubmitButton>
      </Row>
    </FormDialog>
  );
}
