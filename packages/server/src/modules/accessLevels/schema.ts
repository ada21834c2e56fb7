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
    description: 'Time of the last save, or of its creation.',
    resolve: async (level, _args, ctx) => (await ctx.loader(accessLevelSavedAt).load(level.id)) ?? level.createdAt,
  }),
  versions: t.field({
    type: [AccessLevelVersionRef],
    description: 'Its contents after each save, latest first. Empty for a level that has not been saved since versions were introduced.',
    resolve: (level, _args, ctx) => ctx.loader(versionsOfLevel).load(level.id),
  }),
}));

builder.objectType(AccessLevelVersionRef, {
  description: 'The contents of an access level after a save.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Starts at 1.' }),
    name: t.exposeString('name'),
    role: t.field({ type: RoleEnum, resolve: (version) => version.role }),
    pageAccess: t.expose('pageAccess', { type: 'JSON' }),
    functionAccess: t.expose('functionAccess', { type: 'JSON' }),
    savedBy: t.string({
      nullable: true,
      description: 'Name of the person who saved it; null for saves from before versions were introduced.',
      resolve: ({ by }) => by && fullName(by),
    }),
    restoredFrom: t.exposeInt('restoredFrom', { nullable: true, description: 'The number of the version that this save restored.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  ...ACCESS_LEVEL_LIST,
  description: 'All access levels.',
  type: AccessLevelRef,
  filter: builder.inputType('AccessLevelsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name or key.' }),
      role: t.field({ type: [RoleEnum] }),
      archived: t.boolean(),
    }),
  }),
});

const LEVELS = { type: AccessLevelRef, loader: accessLevelLoader };

recordCommands({
  noun: 'AccessLevel',
  ...LEVELS,
  input: builder.inputType('AccessLevelInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      key: t.string({ description: 'Key of a new level; generated from the name when omitted. It never changes.' }),
      role: t.field({ type: RoleEnum, required: true }),
      pageAccess: t.stringList({ required: true, description: 'The page flags that are set.' }),
      functionAccess: t.stringList({ required: true, description: 'The function flags that are set.' }),
    }),
  }),
  create: createAccessLevel,
  update: updateAccessLevel,
  setArchived: setAccessLevelArchived,
});

commandField('restoreAccessLevelVersion', LEVELS, {
  description: 'Restores a version by saving its contents again.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    number: arg.int({ required: true, description: 'Number of the version.' }),
  }),
  run: async (ctx, { databaseId: id, revision, number }) => {
    await restoreAccessLevelVersion(ctx, { id, revision }, number);
    return id;
  },
});
