import { checkGiven } from '../errors/checkKnown.ts';
import type { RowPlan } from '../jobs/rowPlan.ts';
import { checkDates } from '../time/checkDates.ts';
import { hasRoom } from './hasRoom.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The accountability group of a person, and when they joined it; null for none. */
export interface PlaceInAccountability {
  readonly group: Named;
  /** An instant in ISO 8601. */
  readonly joinedAt: string;
}

/** The target of a person: a group with its members so far, or why there is none. */
export type PlacedIn = { readonly group: Named & { readonly capacity: number }; readonly members: number } | { readonly problem: string };

const IN_NONE = 'No group';

/** Why a member is left without a group by the rule of placing. */
export const PLACEMENT_PROBLEMS = {
  'no-room': 'No group has room.',
  'no-match': 'No group with room has this stage and meets at this time.',
} as const;

/**
 * Plans the move of a person into an accountability group. A full group takes no more people. The
 * day of joining is that of the move.
 *
 * @example
 * const group = { id: 5, name: 'Narra', capacity: 8 };
 * placeInGroup(null, { group, members: 7 }, new Date('2025-11-17T00:00:00Z')).becomes // 'Narra'
 */
export function placeInGroup(from: PlaceInAccountability | null, to: PlacedIn, now: Date): RowPlan {
  checkGiven({ from });
  checkDates({ now });
  if ('problem' in to) return { skipped: to.problem };
  if (from?.group.id === to.group.id) return { skipped: `Already in ${to.group.name}.` };
  if (!hasRoom({ capacity: to.group.capacity, members: to.members })) return { skipped: `${to.group.name} is full.` };
  return {
    after: { accountabilityGroupId: to.group.id, joinedAt: now.toISOString() },
    was: from?.group.name ?? IN_NONE,
    becomes: to.group.name,
  };
}

/**
 * Plans that a person leaves their accountability group.
 *
 * @example
 * const place = { group: { id: 5, name: 'Narra' }, joinedAt: '2025-10-01T00:00:00Z' };
 * leaveGroup(place).becomes // 'No group'
 */
export function leaveGroup(from: PlaceInAccountability | null): RowPlan {
  checkGiven({ from });
  if (from === null) return { skipped: 'Is in no accountability group.' };
  return { after: { accountabilityGroupId: null, joinedAt: null }, was: from.group.name, becomes: IN_NONE };
}
