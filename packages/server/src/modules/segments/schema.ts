import { MAX_HOME_SEGMENTS, segmentLink, segmentPath } from '@atlas/domain/segments';
import { fullName } from '@atlas/domain/users';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { userLoader } from '../users/repo.ts';
import { deleteSegment, pinSegment, saveSegment, shareSegment } from './commands.ts';
import { SegmentRef } from './refs.ts';
import {
  findHomeSegments,
  findSegmentByKey,
  noticesOfSegment,
  peopleInSegment,
  SEGMENT_LIST,
  segmentLoader,
  whyNotUsable,
} from './repo.ts';

const SegmentListEnum = enumOf('SegmentListName', ['members', 'nonMembers']);

builder.node(SegmentRef, {
  description: 'Filters of a list of people, saved under a name. Who is in it depends on the viewer.',
  id: { resolve: (segment) => segment.id },
  loadOne: (id, ctx) => ctx.loader(segmentLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (segment) => segment.id }),
    name: t.exposeString('name'),
    list: t.field({ type: SegmentListEnum, resolve: ({ list }) => list }),
    search: t.exposeString('search', { description: 'The search and filters as in the address of the list.' }),
    path: t.string({ description: 'The list with its filters, as a path of the site.', resolve: (segment) => segmentPath(segment) }),
    link: t.string({
      description: 'The path that opens it by its key, for those who may see it.',
      resolve: (segment) => segmentLink(segment),
    }),
    isOwn: t.boolean({ resolve: ({ ownerId }, _args, { source }) => ownerId === source.reader.userId }),
    isShared: t.boolean({ resolve: ({ sharedAt }) => sharedAt !== null }),
    isOnHome: t.boolean({
      description: 'Whether it is on the home page of its owner.',
      resolve: ({ isOnHome, ownerId }, _args, { source }) => isOnHome && ownerId === source.reader.userId,
    }),
    ownerName: t.string({
      nullable: true,
      resolve: async ({ ownerId }, _args, ctx) => {
        const owner = await ctx.loader(userLoader).load(ownerId);
        return owner && fullName(owner);
      },
    }),
    people: t.int({
      nullable: true,
      description: 'The number of people in it whom the viewer sees, counted up to 1,001. Null when its filters cannot be used.',
      resolve: (segment, _args, ctx) => ctx.loader(peopleInSegment).load(segment),
    }),
    problem: t.string({
      nullable: true,
      description: 'Why its filters cannot be used; null when they can.',
      resolve: (segment) => whyNotUsable(segment),
    }),
    notices: t.stringList({
      description: 'Sentences about records that it names and that are archived or gone.',
      complexity: 1,
      resolve: (segment, _args, ctx) => ctx.loader(noticesOfSegment).load(segment),
    }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  ...SEGMENT_LIST,
  one: 'segment',
  description: "The viewer's own segments, and those that others share.",
  type: SegmentRef,
  filter: builder.inputType('SegmentsFilter', {
    fields: (t) => ({ search: t.string(), list: t.field({ type: SegmentListEnum }), isOwn: t.boolean() }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  segmentByKey: t.field({
    type: SegmentRef,
    nullable: true,
    description: 'The segment of a link; null when it does not exist or the viewer may not see it.',
    args: { key: t.arg.string({ required: true }) },
    resolve: (_viewer, { key }, ctx) => findSegmentByKey(ctx.source, key),
  }),
  homeSegments: t.field({
    type: [SegmentRef],
    description: `The segments on the viewer's home page, by name; at most ${MAX_HOME_SEGMENTS}.`,
    resolve: (_viewer, _args, ctx) => findHomeSegments(ctx.source, MAX_HOME_SEGMENTS),
  }),
}));

const SEGMENTS = { type: SegmentRef, loader: segmentLoader };

const SegmentInput = builder.inputType('SegmentInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    list: t.field({ type: SegmentListEnum, required: true }),
    search: t.string({ required: true, description: 'The query of the address of the list.' }),
  }),
});

commandField('saveSegment', SEGMENTS, {
  description: 'Saves filters of a list as a new segment. With databaseId and revision, saves that segment instead.',
  args: (arg) => ({
    databaseId: arg.int(),
    revision: arg.int(),
    input: arg({ type: SegmentInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { databaseId: id, revision, ...args }) =>
    saveSegment(ctx, id == null ? null : { id, revision: revision ?? 0 }, { ...args.input }, idempotencyOf(args)),
});

commandField('shareSegment', SEGMENTS, {
  description: 'Lets everyone who opens the lists of people read a segment, or only its owner again.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), isShared: arg.boolean({ required: true }) }),
  run: async (ctx, { databaseId, isShared }) => {
    await shareSegment(ctx, databaseId, isShared);
    return databaseId;
  },
});

commandField('pinSegment', SEGMENTS, {
  description: 'Shows a segment on the home page of its owner, or takes it off.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), isOnHome: arg.boolean({ required: true }) }),
  run: async (ctx, { databaseId, isOnHome }) => {
    await pinSegment(ctx, databaseId, isOnHome);
    return databaseId;
  },
});

builder.mutationField('deleteSegment', (t) =>
  t.field({
    type: ViewerRef,
    description: 'Deletes a segment. An announcement that uses it needs other recipients then.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_root, { databaseId }, ctx) => {
      await deleteSegment(ctx, databaseId);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
);
