import { hasRoom } from './hasRoom.ts';
import type { MeetingTime } from './meetingTimes.ts';
import { seededOrder } from './seededOrder.ts';

/** A member without an accountability group. */
export interface Unplaced {
  readonly id: number;
  /** Null without a stage. */
  readonly stageId: number | null;
  /** When they can meet; null for any time. */
  readonly meets: MeetingTime | null;
}

/** An accountability group that may take members. */
export interface GroupToFill {
  readonly id: number;
  readonly capacity: number;
  /** The stages of its members, one for each. */
  readonly stageIds: readonly (number | null)[];
  /** The part of the day of its meeting; null without one. */
  readonly meets: MeetingTime | null;
}

/** The place of a member: the group, or why there is none. */
export type Placement = { readonly groupId: number } | { readonly problem: 'no-room' | 'no-match' };

/** The stage of most members, of several the lowest id; null without members. */
function stageOf(stageIds: readonly (number | null)[]): number | null {
  const counts = new Map<number | null, number>();
  for (const id of stageIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, many], [b, more]) => more - many || (a ?? 0) - (b ?? 0));
  return most?.[0] ?? null;
}

/**
 * Places members into accountability groups: each into the smallest group with room whose members
 * are mostly of the same stage and which meets when the member can. A group without members takes
 * any stage, and one without a meeting suits any time. The members are placed in an order drawn by
 * the seed, so that the same seed gives the same result, in whatever order they are given. Product
 * decisions §10.
 *
 * @param options elsewhere: whether members that no group suits go to the smallest one with room
 * @example
 * const group = { id: 5, capacity: 8, stageIds: [2, 2], meets: null };
 * const ana = { id: 3, stageId: 2, meets: null };
 * placeMembers([ana], [group], { seed: 1, elsewhere: false }).get(3) // { groupId: 5 }
 */
export function placeMembers(
  members: readonly Unplaced[],
  groups: readonly GroupToFill[],
  { seed, elsewhere }: { readonly seed: number; readonly elsewhere: boolean },
): Map<number, Placement> {
  const known = new Map(members.map((member) => [member.id, member]));
  const filled = groups
    .toSorted((a, b) => a.id - b.id)
    .map((group) => ({ ...group, stageIds: [...group.stageIds], stage: stageOf(group.stageIds) }));
  const places = new Map<number, Placement>();
  for (const id of seededOrder([...known.keys()], seed)) {
    const { stageId, meets } = known.get(id)!;
    const open = filled.filter(({ capacity, stageIds }) => hasRoom({ capacity, members: stageIds.length }));
    const matching = open.filter(
      (group) =>
        (group.stageIds.length === 0 || group.stage === stageId) && (group.meets === null || meets === null || group.meets === meets),
    );
    const [chosen] = (matching.length > 0 || !elsewhere ? matching : open).toSorted((a, b) => a.stageIds.length - b.stageIds.length);
    if (chosen !== undefined) {
      chosen.stageIds.push(stageId);
      chosen.stage = stageOf(chosen.stageIds);
    }
    places.set(id, chosen === undefined ? { problem: open.length === 0 ? 'no-room' : 'no-match' } : { groupId: chosen.id });
  }
  return places;
}
