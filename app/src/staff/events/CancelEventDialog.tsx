import { Row } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { cancelEventForm } from '@atlas/domain/events';
import { validateWith } from '@atlas/domain/forms';
import { graphql, useFragment } from 'react-relay/hooks';
import { sayDone } from '../../admin/actions/sayDone.ts';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useReinstateEvent } from './useReinstateEvent.ts';
import type { CancelEventDialog_event$key } from './__generated__/CancelEventDialog_event.graphql.ts';
import type { CancelEventDialogMutation } from './__generated__/CancelEventDialogMutation.graphql.ts';

interface CancelEventDialogProps {
  event: CancelEventDialog_event$key;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

const check = validateWith(cancelEventForm);

/**
 * Dialog that cancels an entire event. People with a seat or on the waiting list are notified of
 * the reason.
 */
export function CancelEventDialog({ event: key, reload, onClose }: CancelEventDialogProps) {
  const event = useFragment(
    graphql`
      fragment CancelEventDialog_event on Event {
        databaseId
        revision
        name
      }
    `,
    key,
  );
  const cancel = useSubmit<CancelEventDialogMutation>(graphql`
    mutation CancelEventDialogMutation($id: Int!, $revision: Int!, $reason: String!) {
      cancelEvent(databaseId: $id, revision: $revision, reason: $reason) {
        revision
        ...EventPage_event
        ...EventOverview_event
      }
    }
  `);
  const reinstate = useReinstateEvent(reload);
  const submit = async ({ reason }: { reason: string }) => {
    const { databaseId: id, name } = event;
    const { cancelEvent } = await cancel({ id, revision: event.revision, reason }, reload);
    sayDone({ success: `${name} is cancelled.`, undo: reinstate({ databaseId: id, revision: cancelEvent.revision, name }) });
    onClose();
  };
  return (
    <FormDialog
      title={`Cancel ${event.name}?`}
      description="All upcoming dates are cancelled, and everyone who is going or waiting for a seat is notified."
      onClose={onClose}
      initialValues={{ reason: '' }}
      validate={check}
      onSubmit={submit}
      reload={reload}
    >
      <FormTextArea name="reason" label="Reason" hint="Everyone who is notified reads it." rows={3} maxLength={500} required />
      <Row justify="end">
        <SubmitButton loadingText="Cancelling">Cancel event</SubmitButton>
      </Row>
    </FormDialog>
  );
}
