import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { StageRef } from '../stages/refs.ts';
import { pointsOf, stageLoader } from '../stages/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import {
  type ContentCounts,
  countContent,
  findHomeCounts,
  findLedPeople,
  type CountedRows,
  type LedPeople,
  type LedPerson,
} from './repo.ts';

/** Maximum number of people shown on a home page. */
const MAX_PEOPLE = 20;

const HomeCountRef = builder.objectRef<CountedRows>('HomeCount').implement({
  description: 'A number on the home of staff. What it counts and where that shows are rules of the app.',
  fields: (t) => ({
    key: t.exposeString('key'),
    rows: t.exposeInt('rows', { description: 'Counted up to 1,001, as the list itself counts.' }),
  }),
});

const HomeCountsRef = builder.objectRef<{ countedAt: Date; counts: CountedRows[] }>('HomeCounts').implement({
  description: 'The numbers on the home of staff, all of one instant.',
  fields: (t) => ({
    countedAt: t.expose('countedAt', { type: 'DateTime' }),
    counts: t.expose('counts', { type: [HomeCountRef] }),
  }),
});

const ContentCountsRef = builder.objectRef<ContentCounts>('ContentCounts').implement({
  description: 'How much somebody has to learn, by the filters of the content page; each counted up to 1,001.',
  fields: (t) => ({
    courses: t.exposeInt('courses', { description: 'The courses that they have, had or will have.' }),
    activities: t.exposeInt('activities', { description: 'The events that they have, had or will have.' }),
    tasks: t.exposeInt('tasks', { description: 'The tasks of the stage that they are in.' }),
  }),
});

const LedPersonRef = builder.objectRef<LedPerson>('LedPerson').implement({
  description: 'Somebody whom the viewer looks after.',
  fields: (t) => ({
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    stage: t.field({
      type: StageRef,
      nullable: true,
      resolve: ({ stageId }, _args, ctx) => (stageId === null ? null : ctx.loader(stageLoader).load(stageId)),
    }),
    points: t.int({ description: 'XP of all stages.', resolve: ({ userId }, _args, ctx) => ctx.loader(pointsOf).load(userId) }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they last used Atlas or signed in; null for never, or too long ago to know.',
    }),
    isStuck: t.exposeBoolean('isStuck', { description: 'No step for more than 14 days, and nothing waits for a reviewer.' }),
    needsHelp: t.exposeBoolean('needsHelp', { description: 'Their last check-in, of this week or the one before, asks for help.' }),
  }),
});

const LedPeopleRef = builder.objectRef<LedPeople>('LedPeople').implement({
  description: 'The people whom somebody looks after.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    stuck: t.exposeInt('stuck', { description: 'How many of them are stuck.' }),
    needHelp: t.exposeInt('needHelp', { description: 'How many of them ask for help.' }),
    people: t.expose('people', {
      type: [LedPersonRef],
      description: 'Who asks for help first, then who is stuck, then the others by name.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  homeCounts: t.field({
    type: HomeCountsRef,
    description: 'How many rows the lists have that open for the viewer, in their scope.',
    resolve: async (_viewer, _args, ctx) => ({ countedAt: ctx.source.now, counts: await findHomeCounts(ctx.source) }),
  }),
  contentCounts: t.field({ type: ContentCountsRef, resolve: (_viewer, _args, ctx) => countContent(ctx.source) }),
  ledPeople: t.field({
    type: LedPeopleRef,
    description: `The people whom the viewer leads or coaches, ${MAX_PEOPLE} at most. Nobody for who sees everybody: lists show those.`,
    args: { first: t.arg.int({ required: true }) },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.min(Math.max(first, 1), MAX_PEOPLE) }),
    resolve: (_viewer, { first }, ctx) => findLedPeople(ctx.source, Math.min(Math.max(first, 1), MAX_PEOPLE)),
  }),
}));
