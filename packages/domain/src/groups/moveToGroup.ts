import { checkGiven } from '../errors/checkKnown.ts';
import type { RowPlan } from '../jobs/rowPlan.ts';
import { checkDates } from '../time/checkDates.ts';
import { hasRoom } from './hasRoom.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The current place of a person; null for someone in no group. */
export interface PlaceInGroups {
  readonly group: Named;
  readonly subgroup: Named | null;
  /** When they joined the group, as an instant in ISO 8601. */
  readonly joinedAt: string;
}

/** The place to move people to. */
export interface TargetPlace {
  readonly group: Named;
  /** Null for the group without a subgroup. */
  readonly subgroup: (Named & { readonly capacity: number | null }) | null;
  /** Members of the target subgroup, with those who are moved to it before this person. */
  readonly members: number;
}

export const NO_GROUP = 'No group';

/**
 * A place in words.
 *
 * @example
 * placeText({ group: { name: 'Amihan' }, subgroup: { name: 'Umaga' } }) // 'Amihan, Umaga'
 */
export const placeText = (
  place: { readonly group: { readonly name: string }; readonly subgroup: { readonly name: string } | null } | null,
) => (place === null ? NO_GROUP : [place.group.name, ...(place.subgroup === null ? [] : [place.subgroup.name])].join(', '));

const isSamePlace = (from: PlaceInGroups | null, to: TargetPlace): boolean =>
  from !== null && from.group.id === to.group.id && (from.subgroup?.id ?? null) === (to.subgroup?.id ?? null);

/**
 * Plans moving a person to a group and, where one is chosen, to its subgroup. The day of joining
 * stays within a group. A full subgroup takes no more people.
 *
 * @example
 * const to = { group: { id: 3, name: 'Amihan' }, subgroup: null, members: 0 };
 * moveToGroup(null, to, new Date('2025-11-17T00:00:00Z')).becomes // 'Amihan'
 */
export function moveToGroup(from: PlaceInGroups | null, to: TargetPlace, now: Date): RowPlan {
  const { subgroup } = to;
  checkGiven({ from, subgroup });
  checkDates({ now });
  if (isSamePlace(from, to)) return { skipped: `Already in ${placeText(to)}.` };
  if (subgroup !== null && !hasRoom({ capacity: subgroup.capacity, members: to.members })) return { skipped: `${subgroup.name} is full.` };
  const joinedAt = from?.group.id === to.group.id ? from.joinedAt : now.toISOString();
  return { after: { groupId: to.group.id, subgroupId: subgroup?.id ?? null, joinedAt }, was: placeText(from), becomes: placeText(to) };
}

/**
 * Plans moving a person to another subgroup of their group. People of other groups stay where they
 * are.
 *
 * @example
 * const [group, subgroup] = [{ id: 3, name: 'Amihan' }, { id: 7, name: 'Umaga', capacity: null }];
 * moveToSubgroup(null, { group, subgroup, members: 0 }, new Date('2025-11-17')).skipped
 * // 'Is not in Amihan.'
 */
export function moveToSubgroup(from: PlaceInGroups | null, to: TargetPlace, now: Date): RowPlan {
  return from?.group.id === to.group.id ? moveToGroup(from, to, now) : { skipped: `Is not in ${to.group.name}.` };
}
