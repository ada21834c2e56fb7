import type { OtherPlace, Place, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The queue of the third stage in the demo data. */
const queue = (key: string, rest = ''): Place => [
  key,
  async (atlas) => {
    const { data } = await atlas.request<{ stages: { databaseId: number; number: number }[] }>('{ stages { databaseId number } }');
    return `/review-move-up/${data.stages.find(({ number }) => number === 3)?.databaseId ?? 0}${rest}`;
  },
];

/** The members of a stage, and its requests to move up. */
export const places = {
  manageStage: ['stage-leader', '/stages/manage-stage'],
  reviewMoveUp: queue('stage-leader'),
} satisfies ScreenPlaces<'leader', 'journey'>;

/** The other tabs, a stage that the user does not review, and staff who only see the requests. */
export const otherPlaces: readonly OtherPlace[] = [
  ['approved move-ups', queue('stage-leader', '?state=approved')],
  ['returned move-ups', queue('stage-leader', '?state=returned')],
  ['a request that does not exist', queue('stage-leader', '?id=999999')],
  ['move-ups for staff who do not review them', queue('admin')],
  ['the members of every stage', ['admin', '/stages/manage-stage']],
  ['move-ups of a stage that does not exist', ['stage-leader', '/review-move-up/999999'], /^404 GET/],
];
