import { RESOURCE_KINDS, videoEmbedUrl, type ResourceKind as Kind } from '@atlas/domain/uploads';
import { builder, QueryRef } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { isOpenToAll, resourceLock, visibleResource } from './commands.ts';
import { ResourceRef } from './refs.ts';
import { myResourcesWhere, publicResourcesWhere, resourceFileLoader, resourceLoader, resourcesList, resourcesWhere } from './repo.ts';

const ResourceKind = enumOf('ResourceKind', Object.keys(RESOURCE_KINDS) as Kind[]);

builder.node(ResourceRef, {
  description: 'A file or a link that people come back to. Visitors read the public ones; the others open by the rule of access.',
  id: { resolve: (resource) => resource.id },
  loadOne: (id, ctx) => ctx.loader(resourceLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (resource) => resource.id }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    kind: t.field({ type: ResourceKind, resolve: ({ kind }) => kind }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Everybody may open it, without signing in.' }),
    forAffiliates: t.exposeBoolean('forAffiliates', { description: "Shown among the affiliates' resources." }),
    fileName: t.string({
      nullable: true,
      description: 'Null for a link.',
      resolve: async (resource, _args, ctx) => (await ctx.loader(resourceFileLoader).load(resource.id))?.name ?? null,
    }),
    bytes: t.float({
      nullable: true,
      description: 'The size of its file; null for a link.',
      resolve: async (resource, _args, ctx) => (await ctx.loader(resourceFileLoader).load(resource.id))?.bytes ?? null,
    }),
    url: t.string({
      nullable: true,
      description: 'Where its link or file is; null while it does not open.',
      resolve: async (resource, _args, ctx) => {
        if ((await resourceLock(ctx, resource)) !== null) return null;
        if (resource.url !== null) return resource.url;
        const file = await ctx.loader(resourceFileLoader).load(resource.id);
        return file && `/api/uploads/${file.id}`;
      },
    }),
    embedUrl: t.string({
      nullable: true,
      description: 'Where a linked video is shown in place; null for all else, and while it does not open.',
      resolve: async (resource, _args, ctx) =>
        resource.url !== null && (await resourceLock(ctx, resource)) === null ? videoEmbedUrl(resource.url) : null,
    }),
    lock: t.field({ type: LockRef, nullable: true, resolve: (resource, _args, ctx) => resourceLock(ctx, resource) }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

const shared = {
  type: ResourceRef,
  list: resourcesList,
  loader: resourceLoader,
  defaultSort: { by: 'created', descending: true },
} as const;

listField(ViewerRef, {
  ...shared,
  name: 'resources',
  description: 'Every resource, for those who look after them.',
  filter: builder.inputType('ResourcesFilter', {
    fields: (t) => ({
      search: t.string(),
      kind: t.field({ type: ResourceKind }),
      forAffiliates: t.boolean(),
      isPublic: t.boolean(),
      archived: t.boolean(),
    }),
  }),
  where: resourcesWhere,
});

listField(ViewerRef, {
  ...shared,
  name: 'myResources',
  description: 'The resources that the viewer has, had or will have. Archived ones are left out.',
  filter: builder.inputType('MyResourcesFilter', {
    fields: (t) => ({ search: t.string(), kind: t.field({ type: ResourceKind }), forAffiliates: t.boolean() }),
  }),
  where: myResourcesWhere,
});

listField(QueryRef, {
  ...shared,
  name: 'publicResources',
  description: 'The resources that open for everybody, without signing in.',
  filter: builder.inputType('PublicResourcesFilter', {
    fields: (t) => ({ search: t.string(), kind: t.field({ type: ResourceKind }) }),
  }),
  where: publicResourcesWhere,
});

builder.objectField(ViewerRef, 'resource', (t) =>
  t.field({
    type: ResourceRef,
    nullable: true,
    description: 'Null when there is no such resource, or it is archived and the viewer does not look after resources.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => visibleResource(ctx, databaseId),
  }),
);

builder.queryField('publicResource', (t) =>
  t.field({
    type: ResourceRef,
    nullable: true,
    description: 'Null when there is no such resource, or it is not public.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_root, { databaseId }, ctx) => {
      const resource = await ctx.loader(resourceLoader).load(databaseId);
      return resource && isOpenToAll(resource) ? resource : null;
    },
  }),
);
