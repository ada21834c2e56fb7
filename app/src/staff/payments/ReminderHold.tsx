import { Alert } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useHoldReminders } from './useHoldReminders.ts';
import type { ReminderHold_hold$key } from './__generated__/ReminderHold_hold.graphql.ts';
import type { ReminderHoldReleaseMutation } from './__generated__/ReminderHoldReleaseMutation.graphql.ts';

interface ReminderHoldProps {
  userId: number;
  hold: ReminderHold_hold$key;
  /** False for users who only read. */
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** The exemption of a person from payment reminders, with its reason. Ending it can be undone. */
export function ReminderHold({ userId, hold: key, mayDecide, reload }: ReminderHoldProps) {
  const { reason, until, heldBy, createdAt } = useFragment(
    graphql`
      fragment ReminderHold_hold on ReminderHold {
        reason
        until
        createdAt
        heldBy {
          name
        }
      }
    `,
    key,
  );
  const release = useSubmit<ReminderHoldReleaseMutation>(graphql`
    mutation ReminderHoldReleaseMutation($userId: Int!) {
      releaseReminders(userId: $userId) {
        id
      }
    }
  `);
  const hold = useHoldReminders(reload);
  return (
    <Alert
      title={`${until == null ? 'No reminders' : `No reminders until ${formatShortDate(until)}`}: ${reason}`}
      {...(mayDecide && {
        action: (
          <ActionButton
            size="dense"
            action={{
              run: () => release({ userId }, reload),
              success: 'Reminders are sent again.',
              undo: { run: () => hold({ userId, reason, until: until ?? null }), success: 'Reminders are on hold again.' },
            }}
          >
            Send reminders again
          </ActionButton>
        ),
      })}
    >
      {`Held by ${heldBy.name} on ${formatShortDate(createdAt)}.`}
    </Alert>
  );
}
