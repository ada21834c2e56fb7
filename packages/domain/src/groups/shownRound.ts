import { addManilaDays } from '../time/manilaDay.ts';
import { checkDates } from '../time/checkDates.ts';
import { selectionRoundState } from './selectionRoundState.ts';

/** The number of days for which a member sees the result of a round before the next one. */
export const RESULT_DAYS = 14;

interface Round {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly assignedAt: Date | null;
  readonly announcedAt: Date | null;
  /** Whether the member chose in it. */
  readonly chose: boolean;
}

type Candidate<Row> = { readonly round: Row; readonly state: ReturnType<typeof selectionRoundState> };

/** The rounds to show, by importance. */
const KINDS: readonly ((candidate: Candidate<Round>, now: Date) => boolean)[] = [
  ({ state }) => state === 'open',
  ({ state, round }) => round.chose && (state === 'closed' || state === 'assigned'),
  ({ round }, now) => round.chose && round.announcedAt !== null && addManilaDays(round.announcedAt, RESULT_DAYS).getTime() > now.getTime(),
  ({ state }) => state === 'upcoming',
  ({ state, round }) => round.chose && state === 'announced',
];

/**
 * The round that a member sees: the open one, otherwise one whose result they wait for, a result of
 * the last 14 days, the next round to open, or their latest result. Null without any of them.
 *
 * @param rounds the rounds that are for the member, in any order
 * @throws RangeError for a value that is missing or not a Date
 * @example shownRound([], new Date('2025-11-17T00:00:00Z')) // null
 * @spec a product decision
 */
export function shownRound<Row extends Round>(rounds: readonly Row[], now: Date): Row | null {
  checkDates({ now });
  const candidates = rounds.map((round) => ({ round, state: selectionRoundState(round, now) }));
  for (const applies of KINDS) {
    const found = candidates.filter((candidate) => applies(candidate, now)).map(({ round }) => round);
    // The nearest one: the first of those to come, and the last of those that are over.
    found.sort((one, other) => Math.abs(one.opensAt.getTime() - now.getTime()) - Math.abs(other.opensAt.getTime() - now.getTime()));
    if (found[0] !== undefined) return found[0];
  }
  return null;
}
