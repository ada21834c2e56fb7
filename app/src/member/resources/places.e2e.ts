import { newestRow, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The newest resource of the member with a part of a name. */
const resource = (search: string): Place =>
  newestRow('member', 'myResources', (id) => `/resources/my-resources/${id}`, `search: "${search}"`);

/** Resources of a member. */
export const places = {
  viewResources: ['member', '/resources/my-resources?sort=name'],
  viewResource: resource('Proposal checklist'),
} satisfies ScreenPlaces<'member', 'resources'>;

/** Other kinds of resources. */
export const otherPlaces: readonly OtherPlace[] = [
  ['a picture in the resources of a member', resource('Calm palette')],
  ['a recording in the resources of a member', resource('One quiet minute')],
  ['a hosted video in the resources of a member', resource('letters that are easy')],
  ['a link in the resources of a member', resource('Portfolio template')],
  ['a locked resource', resource('Subcontractor agreement')],
];
