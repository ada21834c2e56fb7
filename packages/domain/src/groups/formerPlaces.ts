import { checkDates } from '../time/checkDates.ts';

/** The kinds of groups that a person may have left. */
export const PLACE_KINDS = ['group', 'subgroup', 'accountability group'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A recorded move of a person between groups of one kind. */
export interface PlaceMove {
  readonly kind: PlaceKind;
  readonly at: Date;
  /** The group that they left: its id, or its name where only that was recorded. Null for none. */
  readonly left: number | string | null;
  /** The group that they entered, likewise. */
  readonly entered: number | string | null;
  /** When they had joined the group that they left; null where that was not recorded. */
  readonly joinedAt: Date | null;
  /** Whether it undid the move before. */
  readonly isUndo: boolean;
}

/** A group that a person was in. */
export interface FormerPlace {
  readonly kind: PlaceKind;
  readonly place: number | string;
  /** Null where it was not recorded. */
  readonly from: Date | null;
  readonly to: Date;
}

/**
 * The groups that a person left, the last one first, as far as their recorded moves prove it. The
 * start is the recorded day of joining, else the move into the group; without either it stays
 * unknown. A move that was undone never happened: the person neither left the one group nor was in
 * the other.
 *
 * @param moves in any order
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const at = new Date('2025-11-17T02:00:00Z');
 * formerPlaces([{ kind: 'group', at, left: 3, entered: 4, joinedAt: null, isUndo: false }])
 * // [{ kind: 'group', place: 3, from: null, to: at }]
 */
export function formerPlaces(moves: readonly PlaceMove[]): FormerPlace[] {
  moves.forEach(({ at, joinedAt }) => checkDates({ at }, { joinedAt }));
  const former: FormerPlace[] = [];
  const entered = new Map<string, Date>();
  for (const move of moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { kind, at, left, joinedAt, isUndo } = move;
    if (isUndo) {
      const last = former.findLastIndex((one) => one.kind === kind && one.place === move.entered);
      if (last >= 0) former.splice(last, 1);
      continue;
    }
    if (left !== null && left !== move.entered)
      former.push({ kind, place: left, from: joinedAt ?? entered.get(`${kind} ${left}`) ?? null, to: at });
    if (move.entered !== null && left !== move.entered) entered.set(`${kind} ${move.entered}`, at);
  }
  return former.toReversed();
}
