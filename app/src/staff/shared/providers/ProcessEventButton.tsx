import { showToast } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { deletedNoteId } from './deletedNoteId.ts';
import type { ProcessEventButton_event$key } from './__generated__/ProcessEventButton_event.graphql.ts';
import type { ProcessEventButtonMutation } from './__generated__/ProcessEventButtonMutation.graphql.ts';

interface ProcessEventButtonProps {
  event: ProcessEventButton_event$key;
  /** Loads the page again. */
  reload: () => Promise<unknown>;
}

/**
 * Button that processes an event of a provider again. Its toast states what became of it. Disabled
 * once the content of the event is deleted, as its EventOutcome explains.
 */
export function ProcessEventButton({ event: key, reload }: ProcessEventButtonProps) {
  const { databaseId, type, isKept } = useFragment(
    graphql`
      fragment ProcessEventButton_event on ProviderEvent {
        databaseId
        type
        isKept
      }
    `,
    key,
  );
  const process = useSubmit<ProcessEventButtonMutation>(graphql`
    mutation ProcessEventButtonMutation($databaseId: Int!) {
      processProviderEvent(databaseId: $databaseId) {
        stateText
        problem
        tries
        processedAt
      }
    }
  `);
  const run = async () => {
    const { stateText, problem } = (await process({ databaseId }, reload)).processProviderEvent;
    showToast({ text: problem == null ? stateText : `${stateText}: ${problem}` });
  };
  return (
    <ActionButton
      size="dense"
      aria-label={`Process again: ${type}`}
      {...(!isKept && { waiting: true, 'aria-describedby': deletedNoteId(databaseId) })}
      loadingText="Processing"
      action={{ run, reload }}
    >
      Process again
    </ActionButton>
  );
}
