import { checkDates } from '../time/checkDates.ts';

/** The states of a round in which members choose their team lead. */
export const SELECTION_ROUND_STATES = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'assigned', label: 'Assigned' },
  { value: 'announced', label: 'Announced' },
] as const;

export type SelectionRoundState = (typeof SELECTION_ROUND_STATES)[number]['value'];

/**
 * The ways to choose: one lead, first come, first served; or three, ranked, assigned afterwards.
 */
export const SELECTION_KINDS = [
  { value: 'choose-one', label: 'Choose one' },
  { value: 'rank-three', label: 'Rank three' },
] as const;

export type SelectionKind = (typeof SELECTION_KINDS)[number]['value'];

interface Round {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly assignedAt: Date | null;
  readonly announcedAt: Date | null;
}

/**
 * The state of a round: open from its opening up to, but not including, its closing. Once assigned
 * it stays assigned, and once announced it stays announced. Invalid dates are closed. The
 * specification leaves rounds open; this is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const [opensAt, closesAt] = [new Date('2025-11-10'), new Date('2025-11-17')];
 * const none = { assignedAt: null, announcedAt: null };
 * selectionRoundState({ opensAt, closesAt, ...none }, closesAt) // 'closed'
 */
export function selectionRoundState({ opensAt, closesAt, assignedAt, announcedAt }: Round, now: Date): SelectionRoundState {
  checkDates({ opensAt, closesAt, now }, { assignedAt, announcedAt });
  if (announcedAt !== null) return 'announced';
  if (assignedAt !== null) return 'assigned';
  if (now.getTime() < opensAt.getTime()) return 'upcoming';
  return now.getTime() >= opensAt.getTime() && now.getTime() < closesAt.getTime() ? 'open' : 'closed';
}
