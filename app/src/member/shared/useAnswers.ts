import { showToast } from '@atlas/ui';
import { startTransition, useOptimistic, useState, useTransition } from 'react';
import { showError } from '../../admin/actions/showError.ts';
import { type NextTime, openMeeting } from './openMeeting.ts';

/** An RSVP to one time of an event, identified by its scheduled time, or to all upcoming times. */
export interface GivenRsvp {
  occursAt: string;
  isGoing: boolean;
  isForAll: boolean;
}

export interface Rsvps {
  /** An RSVP is for all upcoming times. */
  isForAll: boolean;
  setForAll: (isForAll: boolean) => void;
  answer: (occursAt: string, isGoing: boolean) => void;
  /** The member's pending RSVP to a time, until the server confirms it; null without one. */
  given: (occursAt: string) => boolean | null;
  /** Saves that the member is going to a time that runs, and opens its meeting. */
  join: (occursAt: string) => void;
  isJoining: boolean;
}

/**
 * The member's RSVPs to an event. One shows at once, can be undone, and is reverted when the server
 * rejects it.
 *
 * @param save sends an RSVP and returns the event's next time
 */
export function useAnswers(save: (rsvp: GivenRsvp) => Promise<NextTime>, reload: () => Promise<unknown>): Rsvps {
  const [isForAll, setForAll] = useState(false);
  const [given, give] = useOptimistic<GivenRsvp | null>(null);
  const [isJoining, startJoining] = useTransition();
  const failed = async (error: unknown) => {
    // Revert the RSVP together with the message.
    await reload().catch(() => undefined);
    showError(error);
  };
  const send = (answer: GivenRsvp, undo?: GivenRsvp) =>
    startTransition(async () => {
      give(answer);
      try {
        await save(answer);
        showToast({
          kind: 'success',
          text: answer.isGoing ? 'Your answer is saved.' : 'You’re not going.',
          ...(undo && { action: { text: 'Undo', onClick: () => send(undo) } }),
        });
      } catch (error) {
        await failed(error);
      }
    });
  return {
    isForAll,
    setForAll,
    answer: (occursAt, isGoing) => send({ occursAt, isGoing, isForAll }, { occursAt, isGoing: !isGoing, isForAll }),
    given: (occursAt) => (given && (given.isForAll || given.occursAt === occursAt) ? given.isGoing : null),
    join: (occursAt) =>
      startJoining(async () => {
        try {
          openMeeting(await save({ occursAt, isGoing: true, isForAll: false }), occursAt);
        } catch (error) {
          await failed(error);
        }
      }),
    isJoining,
  };
}
