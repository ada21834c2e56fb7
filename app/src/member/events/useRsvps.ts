import { showToast } from '@atlas/ui';
import { startTransition, useOptimistic, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRsvpsMutation } from './__generated__/useRsvpsMutation.graphql.ts';

/** An RSVP to one time of an event, identified by its scheduled time, or to all upcoming times. */
interface Given {
  occursAt: string;
  isGoing: boolean;
  isForAll: boolean;
}

/** The most times that are loaded again. */
const MAX_TIMES = 100;

/** The event of the RSVPs as it was loaded, and the number of its times on the page. */
interface Answered {
  eventId: number;
  revision: number;
  shown: number;
}

export interface Rsvps {
  /** Whether an RSVP applies to all upcoming times. */
  isForAll: boolean;
  setForAll: (isForAll: boolean) => void;
  answer: (occursAt: string, isGoing: boolean) => void;
  /** The member's pending RSVP to a time, until the server confirms it; null without one. */
  given: (occursAt: string) => boolean | null;
}

/**
 * The member's RSVPs to an event. One shows at once, can be undone, and is reverted when the server
 * rejects it.
 */
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
        // Revert the RSVP together with the message.
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
