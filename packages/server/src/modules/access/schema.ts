import { ROLES } from '@atlas/domain/access';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AccessLevelRef } from './refs.ts';
import { accessLevelHolders, accessLevelLoader, accessLevelsList, accessLevelsWhere, findAccessLevel, findAccessLevels } from './repo.ts';

const RoleEnum = enumOf('Role', ROLES, 'It chooses menus and badge of an access level; several levels may share one.');

builder.node(AccessLevelRef, {
  description: 'A named set of flags with a role. Its name is no secret; what it allows is for those who look after access levels.',
  id: { resolve: (level) => level.id },
  loadOne: (id, ctx) => ctx.loader(accessLevelLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (level) => level.id }),
    key: t.exposeString('key', { description: 'As in /access-levels/{key}.' }),
    name: t.exposeString('name'),
    role: t.field({ type: RoleEnum, resolve: (level) => level.role }),
    pageAccess: t.expose('pageAccess', { type: 'JSON', description: 'Page flags, each true or false; a missing one is false.' }),
    functionAccess: t.expose('functionAccess', {
      type: 'JSON',
      description: 'Function flags, each true or false; a missing one is false.',
    }),
    holders: t.int({
      description: 'How many people hold it.',
      resolve: (level, _args, ctx) => ctx.loader(accessLevelHolders).load(level.id),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'accessLevels',
  description: 'Every access level.',
  type: AccessLevelRef,
  list: accessLevelsList,
  filter: builder.inputType('AccessLevelsFilter', {
    fields: (t) => ({ search: t.string({ description: 'Name or key.' }), role: t.field({ type: RoleEnum }), archived: t.boolean() }),
  }),
  where: accessLevelsWhere,
  loader: accessLevelLoader,
  defaultSort: { by: 'name', descending: false },
});

builder.objectField(ViewerRef, 'accessLevel', (t) =>
  t.field({
    type: AccessLevelRef,
    nullable: true,
    args: { key: t.arg.string({ required: true }) },
    resolve: (_viewer, { key }, ctx) => findAccessLevel(ctx.source.db, key),
  }),
);

builder.queryField('accessLevels', (t) =>
  t.field({
    type: [AccessLevelRef],
    description: 'The access levels that somebody can be given, by name. Specification 2 §7.',
    resolve: (_root, _args, ctx) => findAccessLevels(ctx.source.db),
  }),
);
