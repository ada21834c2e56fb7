import { can } from '@atlas/domain/access';
import { record, type Authorization } from '../../graphql/rules.ts';
import type { Segment } from './repo.ts';

/** Product decision X1. */
const STAFF = { page: 'users' } as const;

/** Access rules for segments. */
export const segmentsAuthorization: Authorization = {
  types: {
    Segment: record(
      'holders of users: its owner, and everyone once it is shared',
      ({ ownerId, sharedAt }: Segment, ctx) => can(ctx.access, STAFF) && (sharedAt !== null || ownerId === ctx.session?.userId),
    ),
  },
  fields: {
    'Mutation.deleteSegment': STAFF,
    'Mutation.pinSegment': STAFF,
    'Mutation.saveSegment': STAFF,
    'Mutation.shareSegment': STAFF,
    'Viewer.homeSegments': STAFF,
    'Viewer.segment': STAFF,
    'Viewer.segmentByKey': STAFF,
    'Viewer.segments': STAFF,
  },
};
