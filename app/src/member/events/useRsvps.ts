import { showToast } from '@atlas/ui';
import { startTransition, useOptimistic, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRsvpsMutation } from './__generated__/useRsvpsMutation.graphql.ts';

/** An answer to one time of an event, by when the recurrence puts it, or to all that are to come. */
interface Given {
  occursAt: string;
  isGoing: boolean;
  isForAll: boolean;
}

/** So many times are read anew at most. */
const MAX_TIMES = 100;

/** What is answered: an event as it was read, and how many of its times the page shows. */
interface Answered {
  eventId: number;
  revision: number;
  shown: number;
}

export interface Rsvps {
  /** Whether an answer is meant for all times to come. */
  isForAll: boolean;
  setForAll: (isForAll: boolean) => void;
  answer: (occursAt: string, isGoing: boolean) => void;
  /** What somebody just answered to a time, until the server has it; null where that is nothing. */
  given: (occursAt: string) => boolean | null;
}

/** The member's answers to an event. One shows at once, can be undone, and is taken back when the server refuses. */
export function useRsvps({ eventId, revision, shown }: Answered, reload: () => Promise<unknown>): Rsvps {
  const submit = useSubmit<useRsvpsMutation>(graphql`
    mutation useRsvpsMutation($id: Int!, $occursAt: DateTime!, $revision: Int!, $going: Boolean!, $scope: EventAnswerScope!, $shown: Int!) {
      answerEvent(eventId: $id, occursAt: $occursAt, revision: $revision, going: $going, scope: $scope) {
        next {
          link
          myRsvp
          seatsLeft
        }
        ...EventTimes_event @arguments(count: $shown)
      }
    }
  `);
  const [isForAll, setForAll] = useState(false);
  const [given, give] = useOptimistic<Given | null>(null);
  const send = (answer: Given, undo?: Given) =>
    startTransition(async () => {
      give(answer);
      try {
        const { occursAt, isGoing } = answer;
        await submit({
          id: eventId,
          occursAt,
          revision,
          going: isGoing,
          scope: answer.isForAll ? 'ALL' : 'THIS',
          shown: Math.min(MAX_TIMES, shown),
        });
        showToast({
          kind: 'success',
          text: isGoing ? 'Your answer is saved.' : 'You are not going.',
          ...(undo && { action: { text: 'Undo', onClick: () => send(undo) } }),
        });
      } catch (error) {
        // The answer is taken back together with the message.
        await reload().catch(() => undefined);
        showError(error);
      }
    });
  return {
    isForAll,
    setForAll,
    answer: (occursAt, isGoing) => send({ occursAt, isGoing, isForAll }, { occursAt, isGoing: !isGoing, isForAll }),
    given: (occursAt) => (given && (given.isForAll || given.occursAt === occursAt) ? given.isGoing : null),
  };
}
