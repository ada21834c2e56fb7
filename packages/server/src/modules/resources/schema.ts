import { isShownInline } from '@atlas/domain/files';
import { readersResourcesList, RESOURCE_SOURCES } from '@atlas/domain/resources';
import { RESOURCE_KINDS, videoEmbedUrl, type ResourceKind as Kind } from '@atlas/domain/uploads';
import { builder, QueryRef } from '../../graphql/builder.ts';
import { recordCommands } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { findAudiences } from '../courses/repo.ts';
import { publishChecksOf } from '../content/commands.ts';
import { publishMutations } from '../content/publishCommands.ts';
import { PublicationEnum, PublishableRef, PublishCheckRef } from '../content/refs.ts';
import {
  createResource,
  isOpenToAll,
  RESOURCE_PUBLISHING,
  resourceLock,
  setResourceArchived,
  updateResource,
  visibleResource,
} from './commands.ts';
import { ResourceRef } from './refs.ts';
import {
  linkStateLoader,
  myResourcesWhere,
  publicResourcesWhere,
  RESOURCE_CONTENT,
  RESOURCE_LIST,
  resourceFileLoader,
  resourceLevels,
  resourceLoader,
  resourceProducts,
  RESOURCES_BY,
} from './repo.ts';

const ResourceKind = enumOf('ResourceKind', Object.keys(RESOURCE_KINDS) as Kind[]);
const ResourceSource = enumOf(
  'ResourceSource',
  RESOURCE_SOURCES.map(({ value }) => value),
);
const AudienceRef = builder.objectRef<{ id: number; name: string }>('ResourceAudience').implement({
  description: 'An access level or a product that opens a resource.',
  fields: (t) => ({ databaseId: t.int({ resolve: ({ id }) => id }), name: t.exposeString('name') }),
});

builder.node(ResourceRef, {
  interfaces: [PublishableRef],
  description: 'A reusable file or link. Visitors can open public ones; others open according to the access rules.',
  id: { resolve: (resource) => resource.id },
  loadOne: (id, ctx) => ctx.loader(resourceLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (resource) => resource.id }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    kind: t.field({ type: ResourceKind, resolve: ({ kind }) => kind }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether everyone can open it without signing in.' }),
    forAffiliates: t.exposeBoolean('forAffiliates', { description: "Whether it is listed among the affiliates' resources." }),
    fileName: t.string({
      nullable: true,
      description: 'Null for a link.',
      resolve: async (resource, _args, ctx) => (await ctx.loader(resourceFileLoader).load(resource.id))?.name ?? null,
    }),
    bytes: t.float({
      nullable: true,
      description: 'Size of the file; null for a link.',
      resolve: async (resource, _args, ctx) => (await ctx.loader(resourceFileLoader).load(resource.id))?.bytes ?? null,
    }),
    url: t.string({
      nullable: true,
      description: 'Address of the link or file; null while it is locked.',
      resolve: async (resource, _args, ctx) => {
        if ((await resourceLock(ctx, resource)) !== null) return null;
        if (resource.url !== null) return resource.url;
        const file = await ctx.loader(resourceFileLoader).load(resource.id);
        return file && `/api/uploads/${file.id}`;
      },
    }),
    embedUrl: t.string({
      nullable: true,
      description: 'Where a linked video can be embedded; null for anything else, and while it is locked.',
      resolve: async (resource, _args, ctx) =>
        resource.url !== null && (await resourceLock(ctx, resource)) === null ? videoEmbedUrl(resource.url) : null,
    }),
    isInline: t.boolean({
      description: 'Whether the browser may display the file inline; false for links.',
      resolve: async (resource, _args, ctx) => {
        const file = await ctx.loader(resourceFileLoader).load(resource.id);
        return file !== null && isShownInline(file.mediaType);
      },
    }),
    awaitsFile: t.exposeBoolean('awaitsFile', {
      description: 'Whether its file has not been uploaded yet. Until then only staff can see it.',
    }),
    link: t.exposeString('url', { nullable: true, description: 'The link target as staff entered it; null for a file.' }),
    linkCheckedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the link was last checked.',
      resolve: async (resource, _args, ctx) => (await ctx.loader(linkStateLoader).load(resource.id))?.checkedAt ?? null,
    }),
    brokenSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the link broke: it has failed on at least two days. Null while it works.',
      resolve: async (resource, _args, ctx) => (await ctx.loader(linkStateLoader).load(resource.id))?.brokenSince ?? null,
    }),
    accessLevels: t.field({
      type: [AudienceRef],
      description: 'The access levels that the resource is granted to.',
      resolve: (resource, _args, ctx) => ctx.loader(resourceLevels).load(resource.id),
    }),
    products: t.field({
      type: [AudienceRef],
      description: 'The products that contain the resource.',
      resolve: (resource, _args, ctx) => ctx.loader(resourceProducts).load(resource.id),
    }),
    lock: t.field({ type: LockRef, nullable: true, resolve: (resource, _args, ctx) => resourceLock(ctx, resource) }),
    publishChecks: t.field({
      type: [PublishCheckRef],
      complexity: { multiplier: 4 },
      description: 'The checklist before publishing, and who gets it.',
      resolve: async (resource, _args, ctx) =>
        publishChecksOf(
          ctx,
          { kind: 'resource', hasContent: !resource.awaitsFile },
          {
            kind: RESOURCE_CONTENT,
            id: resource.id,
            isPublic: resource.isPublic,
          },
        ),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

const shared = { type: ResourceRef, list: RESOURCES_BY, loader: resourceLoader } as const;

listField(ViewerRef, {
  ...RESOURCE_LIST,
  type: ResourceRef,
  description: 'All resources, for staff who manage them.',
  filter: builder.inputType('ResourcesFilter', {
    fields: (t) => ({
      search: t.string(),
      kind: t.field({ type: [ResourceKind] }),
      forAffiliates: t.boolean(),
      isPublic: t.boolean(),
      hasBrokenLink: t.boolean(),
      publication: t.field({ type: PublicationEnum }),
      archived: t.boolean(),
    }),
  }),
});

listField(ViewerRef, {
  ...shared,
  name: 'myResources',
  defaultSort: readersResourcesList.order,
  description: 'The resources that the viewer has, had or will have, without archived ones.',
  filter: builder.inputType('MyResourcesFilter', {
    fields: (t) => ({ search: t.string(), kind: t.field({ type: ResourceKind }), forAffiliates: t.boolean() }),
  }),
  where: myResourcesWhere,
});

listField(QueryRef, {
  ...shared,
  name: 'publicResources',
  declaration: readersResourcesList,
  description: 'Resources that everyone can open without signing in.',
  filter: builder.inputType('PublicResourcesFilter', {
    fields: (t) => ({ search: t.string(), kind: t.field({ type: ResourceKind }) }),
  }),
  where: publicResourcesWhere,
});

builder.objectField(ViewerRef, 'resource', (t) =>
  t.field({
    type: ResourceRef,
    nullable: true,
    description: 'Null when there is no such resource, or when it is a draft or archived and the viewer does not manage resources.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => visibleResource(ctx, databaseId),
  }),
);

builder.queryField('publicResource', (t) =>
  t.field({
    type: ResourceRef,
    nullable: true,
    description: 'Null when there is no such resource, or when it is not public.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_root, { databaseId }, ctx) => {
      const resource = await ctx.loader(resourceLoader).load(databaseId);
      return resource && isOpenToAll(resource, ctx.source.now) ? resource : null;
    },
  }),
);

builder.objectField(ViewerRef, 'resourceAudiences', (t) =>
  t.field({
    type: [AudienceRef],
    description: 'The access levels that a resource can be granted to.',
    resolve: (_viewer, _args, ctx) => findAudiences(ctx.source.db),
  }),
);

recordCommands({
  noun: 'Resource',
  type: ResourceRef,
  loader: resourceLoader,
  input: builder.inputType('ResourceInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      description: t.string(),
      source: t.field({ type: ResourceSource, required: true, description: 'Whether the resource is a file or a link.' }),
      url: t.string({ description: 'The address, for a link.' }),
      fileName: t.string({ description: 'Name of the file to upload next, with its extension. When omitted, the file stays the same.' }),
      isPublic: t.boolean({ required: true }),
      forAffiliates: t.boolean({ required: true }),
      accessLevelIds: t.intList({ required: true }),
    }),
  }),
  create: createResource,
  update: updateResource,
  setArchived: setResourceArchived,
});

publishMutations({ noun: 'Resource', type: ResourceRef, loader: resourceLoader, publishing: RESOURCE_PUBLISHING });
