import { checkKnown } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { FUNNEL_STATES, type FunnelState } from './funnelState.ts';

/**
 * The sentence that explains to visitors why a funnel does not sell; null while it is open.
 *
 * @param opensAt the start of its sales; null means no start
 * @throws RangeError for a value that is missing or not a Date, and for an unknown one
 * @example closedText({ name: 'Freelancing Course', state: 'ended', opensAt: null })
 * // 'Enrollment in Freelancing Course has ended.'
 */
export function closedText({ name, state, opensAt }: { name: string; state: FunnelState; opensAt: Date | null }): string | null {
  checkKnown({ state }, FUNNEL_STATES);
  checkDates({}, { opensAt });
  switch (state) {
    case 'open':
      return null;
    case 'scheduled':
      return opensAt === null ? `Enrollment in ${name} is not open yet.` : `Enrollment in ${name} opens on ${formatShortDate(opensAt)}.`;
    case 'ended':
      return `Enrollment in ${name} has ended.`;
    case 'closed':
      return `Enrollment in ${name} is closed for now.`;
  }
}
