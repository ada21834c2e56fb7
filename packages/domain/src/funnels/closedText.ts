import { formatShortDate } from '../time/formatDate.ts';
import type { FunnelState } from './funnelState.ts';

/**
 * The sentence that explains to visitors why a funnel does not sell; null while it is open.
 *
 * @param opensAt the start of its sales; null means no start
 * @example closedText({ name: 'Freelancing Course', state: 'ended', opensAt: null })
 * // 'Enrollment in Freelancing Course has ended.'
 */
export function closedText({ name, state, opensAt }: { name: string; state: FunnelState; opensAt: Date | null }): string | null {
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
