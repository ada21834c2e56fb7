import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { StageRef } from '../stages/refs.ts';
import { stageLoader } from '../stages/repo.ts';
import { pointsOf } from '../stages/xpRepo.ts';
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
  description: 'A count on the staff home page. The app defines what each key counts and where it appears.',
  fields: (t) => ({
    key: t.exposeString('key'),
    rows: t.exposeInt('rows', { description: 'Counted up to 1,001, as in the list itself.' }),
  }),
});

const HomeCountsRef = builder.objectRef<{ countedAt: Date; counts: CountedRows[] }>('HomeCounts').implement({
  description: 'The counts on the staff home page, all taken at the same instant.',
  fields: (t) => ({
    countedAt: t.expose('countedAt', { type: 'DateTime' }),
    counts: t.expose('counts', { type: [HomeCountRef] }),
  }),
});

const ContentCountsRef = builder.objectRef<ContentCounts>('ContentCounts').implement({
  description: 'Number of items by filter of the content page, each counted up to 1,001.',
  fields: (t) => ({
    courses: t.exposeInt('courses', { description: 'Courses that the viewer has, had or will have.' }),
    activities: t.exposeInt('activities', { description: 'Events that the viewer has, had or will have.' }),
    tasks: t.exposeInt('tasks', { description: "Tasks of the viewer's current stage." }),
  }),
});

const LedPersonRef = builder.objectRef<LedPerson>('LedPerson').implement({
  description: 'A person whom the viewer is responsible for.',
  fields: (t) => ({
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    stage: t.field({
      type: StageRef,
      nullable: true,
      resolve: ({ stageId }, _args, ctx) => (stageId === null ? null : ctx.loader(stageLoader).load(stageId)),
    }),
    points: t.int({ description: 'XP across all stages.', resolve: ({ userId }, _args, ctx) => ctx.loader(pointsOf).load(userId) }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they last used Atlas or signed in; null if never, or too long ago to be recorded.',
    }),
    isStuck: t.exposeBoolean('isStuck', { description: 'No step for more than 14 days and no request waiting for a reviewer.' }),
    needsHelp: t.exposeBoolean('needsHelp', {
      description: 'Whether their latest check-in, of this week or the previous one, requests help.',
    }),
  }),
});

const LedPeopleRef = builder.objectRef<LedPeople>('LedPeople').implement({
  description: 'The people whom the viewer is responsible for.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    stuck: t.exposeInt('stuck', { description: 'Number of people who are stuck.' }),
    needHelp: t.exposeInt('needHelp', { description: 'Number of people who need help.' }),
    people: t.expose('people', {
      type: [LedPersonRef],
      description: 'People who need help first, then people who are stuck, then the others by name.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  homeCounts: t.field({
    type: HomeCountsRef,
    description: 'Row counts of the lists that the viewer can open, within their scope.',
    resolve: async (_viewer, _args, ctx) => ({ countedAt: ctx.source.now, counts: await findHomeCounts(ctx.source) }),
  }),
  contentCounts: t.field({ type: ContentCountsRef, resolve: (_viewer, _args, ctx) => countContent(ctx.source) }),
  ledPeople: t.field({
    type: LedPeopleRef,
    description: `The people whom the viewer leads or coaches, at most ${MAX_PEOPLE}. Empty for viewers who see everyone, because they have lists for that.`,
    args: { first: t.arg.int({ required: true }) },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.min(Math.max(first, 1), MAX_PEOPLE) }),
    resolve: (_viewer, { first }, ctx) => findLedPeople(ctx.source, Math.min(Math.max(first, 1), MAX_PEOPLE)),
  }),
}));
