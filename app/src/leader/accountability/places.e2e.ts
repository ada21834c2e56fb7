import type { OtherPlace, Place, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The page of the group of team-lead@ in the demo data. */
const group = (key: string): Place => [
  key,
  async (atlas) => {
    const { data } = await atlas.request<{ viewer: { accountabilityGroups: { edges: { node: { databaseId: number } }[] } } }>(
      '{ viewer { accountabilityGroups(first: 1) { edges { node { databaseId } } } } }',
    );
    return `/admin-accountability-group?id=${data.viewer.accountabilityGroups.edges[0]?.node.databaseId ?? 0}`;
  },
];

/** The accountability groups for staff. */
export const places = {
  accountabilityGroups: ['admin', '/admin-accountability-group'],
} satisfies ScreenPlaces<'leader', 'accountability'>;

/** A group for its leader and for staff, the unplaced members, and people who lead no group. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the accountability group of a team lead', ['team-lead', '/admin-accountability-group']],
  ['an accountability group for staff', group('admin')],
  ['members without an accountability group', ['admin', '/admin-accountability-group?tab=unplaced']],
  ['a coach who leads no accountability group', ['coach', '/admin-accountability-group']],
  ['an accountability group that does not exist', ['admin', '/admin-accountability-group?id=999999'], /^404 GET/],
];
