import type { ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Groups and their subgroups. */
export const places = {
  groups: ['admin', '/groups'],
  group: ['admin', '/groups/1'],
  newGroup: ['admin', '/groups/new'],
  editGroup: ['admin', '/groups/1/edit'],
  newSubGroup: ['admin', '/sub-groups/new?groupId=1'],
  editSubGroup: ['admin', '/sub-groups/1/edit'],
} satisfies ScreenPlaces<'staff', 'groups'>;
