import { Alert, Drawer, KeyValueList, Link, Stack } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { inWords } from '@atlas/domain/audit';
import { enumWord } from '@atlas/domain/lists';
import { outboxList, sendAgainProblem } from '@atlas/domain/notifications';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useAuth } from '../../session/authContext.ts';
import { logPath } from '../shared/logPath.ts';
import { LogTime } from './LogTime.tsx';
import { MailState } from './MailState.tsx';
import { PersonName } from './PersonName.tsx';
import { useSendMailAgain } from './useSendMailAgain.ts';
import type { MailDetails_message$key } from './__generated__/MailDetails_message.graphql.ts';

interface MailDetailsProps {
  message: MailDetails_message$key;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Drawer for a message. Its body is not shown, because it may contain links or codes that give
 * access to an account.
 */
export function MailDetails({ message: key, reload, onClose }: MailDetailsProps) {
  const message = useFragment(
    graphql`
      fragment MailDetails_message on OutboxMessage {
        databaseId
        channel
        recipient
        user {
          ...PersonName_person
        }
        kind
        subject
        state
        attempts
        notBefore
        sentAt
        problem
        createdAt
      }
    `,
    key,
  );
  const sendAgain = useSendMailAgain();
  const { currentUser } = useAuth();
  const { databaseId, recipient, user, state, sentAt, problem } = message;
  const maySend = can(currentUser, { page: 'infoLogsReport', function: 'user_create' });
  return (
    <Drawer
      open
      onClose={onClose}
      title={message.subject}
      actions={
        maySend && isSendable(message) ? (
          <ActionButton variant="primary" action={sendAgain({ databaseId, recipient }, reload)}>
            Send again
          </ActionButton>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {problem !== null && problem !== '' && (
          <Alert tone={state === 'FAILED' ? 'danger' : 'warning'} title="The last try failed">
            {problem}
          </Alert>
        )}
        <KeyValueList
          items={[
            { label: 'State', value: <MailState state={state} /> },
            { label: 'To', value: <Link href={logPath('mail', { recipient })}>{recipient}</Link> },
            { label: 'Person', value: user && <PersonName person={user} /> },
            { label: 'Kind', value: inWords(message.kind) },
            { label: 'Tries', value: message.attempts },
            { label: 'Created', value: <LogTime at={message.createdAt} /> },
            ...(state === 'WAITING' ? [{ label: 'Next try', value: <LogTime at={message.notBefore} /> }] : []),
            ...(sentAt === null ? [] : [{ label: 'Sent', value: <LogTime at={sentAt} /> }]),
          ]}
        />
      </Stack>
    </Drawer>
  );
}

const { channel: CHANNELS, state: STATES } = outboxList.filters;

function isSendable(message: { channel: string; state: string }): boolean {
  const [channel, state] = [enumWord(CHANNELS.words, message.channel), enumWord(STATES.words, message.state)];
  return channel !== null && state !== null && sendAgainProblem({ channel, state }) === null;
}
