import { fullName } from '@atlas/domain/users';
import { builder } from '../../graphql/builder.ts';
import { commandField, recordCommands } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AccessLevelRef, RoleEnum } from '../access/refs.ts';
import { accessLevelLoader } from '../access/repo.ts';
import { createAccessLevel, restoreAccessLevelVersion, setAccessLevelArchived, updateAccessLevel } from './commands.ts';
import { AccessLevelVersionRef } from './refs.ts';
import { ACCESS_LEVEL_LIST, accessLevelSavedAt, versionsOfLevel } from './repo.ts';

builder.objectFields(AccessLevelRef, (t) => ({
  changedAt: t.field({
    type: 'DateTime',
    description: 'When it was saved last, or made.',
    resolve: async (level, _args, ctx) => (await ctx.loader(accessLevelSavedAt).load(level.id)) ?? level.createdAt,
  }),
  versions: t.field({
    type: [AccessLevelVersionRef],
    description: 'What it said after each time it was saved, the latest first; none for one that was not saved since there are versions.',
    resolve: (level, _args, ctx) => ctx.loader(versionsOfLevel).load(level.id),
  }),
}));

builder.objectType(AccessLevelVersionRef, {
  description: 'What an access level said after it was saved.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    name: t.exposeString('name'),
    role: t.field({ type: RoleEnum, resolve: (version) => version.role }),
    pageAccess: t.expose('pageAccess', { type: 'JSON' }),
    functionAccess: t.expose('functionAccess', { type: 'JSON' }),
    savedBy: t.string({
      nullable: true,
      description: 'The name of who saved it; null for one from before there were versions.',
      resolve: ({ by }) => by && fullName(by),
    }),
    restoredFrom: t.exposeInt('restoredFrom', { nullable: true, description: 'The number of the version that was brought back with it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  ...ACCESS_LEVEL_LIST,
  description: 'Every access level.',
  type: AccessLevelRef,
  filter: builder.inputType('AccessLevelsFilter', {
    fields: (t) => ({ search: t.string({ description: 'Name or key.' }), role: t.field({ type: RoleEnum }), archived: t.boolean() }),
  }),
});

const LEVELS = { type: AccessLevelRef, loader: accessLevelLoader };

recordCommands({
  noun: 'AccessLevel',
  ...LEVELS,
  input: builder.inputType('AccessLevelInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      key: t.string({ description: 'Of a new one; made from the name where it is left out. It never changes.' }),
      role: t.field({ type: RoleEnum, required: true }),
      pageAccess: t.stringList({ required: true, description: 'The page flags that it holds.' }),
      functionAccess: t.stringList({ required: true, description: 'The function flags that it holds.' }),
    }),
  }),
  create: createAccessLevel,
  update: updateAccessLevel,
  setArchived: setAccessLevelArchived,
});

commandField('restoreAccessLevelVersion', LEVELS, {
  description: 'Saves what a version says once more.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    number: arg.int({ required: true, description: 'Of the version.' }),
  }),
  run: async (ctx, { databaseId: id, revision, number }) => {
    await restoreAccessLevelVersion(ctx, { id, revision }, number);
    return id;
  },
});
