import { useRelayEnvironment } from 'react-relay/hooks';
import { type Rsvps, useAnswers } from '../shared/useAnswers.ts';

/** The most times that are loaded again. */
const MAX_TIMES = 100;

/** The event of the RSVPs as it was loaded, and the number of its times on the page. */
interface Answered {
  eventId: number;
  revision: number;
  shown: number;
}

/** The member's RSVPs to an event whose times the page shows. */
export function useRsvps({ eventId, revision, shown }: Answered, reload: () => Promise<unknown>): Rsvps {
  const environment = useRelayEnvironment();
  return useAnswers(async ({ occursAt, isGoing, isForAll }) => {
    // Loads with the first answer.
    const { sendRsvp } = await import('./sendRsvp.ts');
    const answer = { id: eventId, occursAt, revision, going: isGoing, scope: isForAll ? 'ALL' : 'THIS' } as const;
    return sendRsvp(environment, { ...answer, shown: Math.min(MAX_TIMES, shown) });
  }, reload);
}
