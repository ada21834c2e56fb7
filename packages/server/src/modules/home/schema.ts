import { type FirstStep, PERSON_NEEDS } from '@atlas/domain/home';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { StageRef } from '../stages/refs.ts';
import { stageLoader } from '../stages/repo.ts';
import { pointsOf } from '../stages/xpRepo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { dismissFirstSteps, firstStepsOf } from './firstSteps.ts';
import {
  type ContentCounts,
  countContent,
  findAttention,
  findHomeCounts,
  findLedPeople,
  type CountedRows,
  type LedPeople,
  type LedPerson,
  type Need,
} from './repo.ts';

/** Maximum number of people shown on a home page. */
const MAX_PEOPLE = 50;

const HomeCountRef = builder.objectRef<CountedRows>('HomeCount').implement({
  description: 'A count on a home page. The app defines what each key counts and where it appears.',
  fields: (t) => ({
    key: t.exposeString('key'),
    rows: t.exposeInt('rows', { description: 'Counted up to 1,001, as in the list itself.' }),
  }),
});

const HomeCountsRef = builder.objectRef<{ countedAt: Date; counts: CountedRows[] }>('HomeCounts').implement({
  description: 'The counts on a home page, all taken at the same instant.',
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

const PersonNeedKind = enumOf('PersonNeedKind', PERSON_NEEDS);

const PersonNeedRef = builder.objectRef<Need>('PersonNeed').implement({
  description: 'A reason why a person needs attention.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PersonNeedKind }),
    days: t.exposeInt('days', { description: 'Full days in Manila since it began; until the expiry for a membership that expires.' }),
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
    needs: t.field({
      type: [PersonNeedRef],
      description: 'What needs attention, the most urgent first.',
      complexity: { multiplier: 3 },
      resolve: ({ needs }) => needs,
    }),
  }),
});

const LedPeopleRef = builder.objectRef<LedPeople>('LedPeople').implement({
  description: 'The people whom the viewer is responsible for.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    inNeed: t.exposeInt('inNeed', { description: 'Number of people with any need.' }),
    people: t.field({
      type: [LedPersonRef],
      description: 'The most urgent need first, the longest-waiting of each; then the others by name.',
      // The field that loads them counts their number.
      complexity: { multiplier: 1 },
      resolve: ({ people }) => people,
    }),
  }),
});

const FirstStepKey = enumOf('FirstStepKey', ['profile', 'lesson', 'stage', 'group']);

const FirstStepRef = builder.objectRef<FirstStep>('FirstStep').implement({
  description: 'A first step of a newcomer, in words for the member.',
  fields: (t) => ({
    key: t.expose('key', { type: FirstStepKey }),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    path: t.exposeString('path', { description: 'The page on which it is done.' }),
    isDone: t.exposeBoolean('isDone'),
  }),
});

builder.mutationField('dismissFirstSteps', (t) =>
  t.field({
    type: ViewerRef,
    description: "Closes the viewer's list of first steps for good, on every device.",
    resolve: (_root, _args, ctx) => dismissFirstSteps(ctx),
  }),
);

builder.objectFields(ViewerRef, (t) => ({
  firstSteps: t.field({
    type: [FirstStepRef],
    nullable: true,
    description: 'The first steps of a newcomer, done and open; null for everyone else, and once they are done or closed.',
    resolve: (_viewer, _args, ctx) => firstStepsOf(ctx),
  }),
  homeCounts: t.field({
    type: HomeCountsRef,
    description: 'Row counts of the lists that the viewer can open, within their scope.',
    resolve: async (_viewer, _args, ctx) => ({ countedAt: ctx.source.now, counts: await findHomeCounts(ctx.source) }),
  }),
  attention: t.field({
    type: HomeCountsRef,
    description: 'Counts of rows that someone in the role of the viewer has to act on, within their scope. Zeros are included.',
    resolve: async (_viewer, _args, ctx) => ({ countedAt: ctx.source.now, counts: await findAttention(ctx.source) }),
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
