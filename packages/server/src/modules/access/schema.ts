import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AccessLevelRef, RoleEnum } from './refs.ts';
import { accessLevelHolders, accessLevelLoader, findAccessLevel, findAccessLevels } from './repo.ts';

builder.node(AccessLevelRef, {
  description: 'A named set of flags with a role. Its name is public; its flags are visible only to staff who manage access levels.',
  id: { resolve: (level) => level.id },
  loadOne: (id, ctx) => ctx.loader(accessLevelLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (level) => level.id }),
    key: t.exposeString('key', { description: 'As in /access-levels/{key}.' }),
    name: t.exposeString('name'),
    role: t.field({ type: RoleEnum, resolve: (level) => level.role }),
    pageAccess: t.expose('pageAccess', { type: 'JSON', description: 'Page flags, each true or false. A missing flag is false.' }),
    functionAccess: t.expose('functionAccess', {
      type: 'JSON',
      description: 'Function flags, each true or false. A missing flag is false.',
    }),
    holders: t.int({
      description: 'Number of people who hold it.',
      resolve: (level, _args, ctx) => ctx.loader(accessLevelHolders).load(level.id),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
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
    description: 'The access levels that a person can be given, by name. Specification 2 §7.',
    resolve: (_root, _args, ctx) => findAccessLevels(ctx.source.db),
  }),
);
