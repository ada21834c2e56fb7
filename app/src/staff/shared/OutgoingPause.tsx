import { Alert } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { instantText } from '@atlas/domain/audit';
import { countNoun } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import type { OutgoingPause_installation$key } from './__generated__/OutgoingPause_installation.graphql.ts';
import type { OutgoingPauseMutation } from './__generated__/OutgoingPauseMutation.graphql.ts';

interface OutgoingPauseProps {
  installation: OutgoingPause_installation$key;
  /** Loads the screen's query again once outgoing work is resumed. */
  reload: () => Promise<unknown>;
}

/** Notice that a restore paused emails and the removal of files, with a button to resume them. */
export function OutgoingPause({ installation: key, reload }: OutgoingPauseProps) {
  const { backupAt, pausedAt, waitingMessages } = useFragment(
    graphql`
      fragment OutgoingPause_installation on Installation {
        backupAt
        pausedAt
        waitingMessages
      }
    `,
    key,
  );
  const submit = useSubmit<OutgoingPauseMutation>(graphql`
    mutation OutgoingPauseMutation {
      resumeOutgoing {
        resumedAt
      }
    }
  `);
  const { currentUser } = useAuth();
  const mails = `${countNoun(waitingMessages, { one: 'email', many: 'emails' })} ${waitingMessages === 1 ? 'waits' : 'wait'} to be sent.`;
  const resume: Action = {
    confirm: {
      title: 'Resume outgoing work?',
      consequence: `${mails} They go out as they become due, and files that are no longer in use are removed from storage. Resume only if this installation replaces the original.`,
      confirmText: 'Resume',
      tone: 'danger',
      busyText: 'Resuming',
    },
    run: () => submit({}, reload),
    success: 'Outgoing work is resumed.',
  };
  return (
    <Alert
      tone="danger"
      title="This is a restored copy, so outgoing work is paused"
      action={can(currentUser, { page: 'defaultSettings' }) ? <ActionButton action={resume}>Resume</ActionButton> : undefined}
    >
      The backup was made on {instantText(backupAt)}. No emails have been sent and no files removed since {instantText(pausedAt)}. {mails}
    </Alert>
  );
}
