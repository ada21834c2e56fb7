import { PAGE_BLOCKS, PAGE_TEMPLATES } from '@atlas/domain/funnels';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AffiliateRef } from '../affiliates/refs.ts';
import { affiliateLoader } from '../affiliates/repo.ts';
import { FunnelRef } from '../funnels/refs.ts';
import { funnelLoader } from '../funnels/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { LandingPageRef, LandingPageVersionRef, OptInRef, WorkshopRegistrationRef } from './refs.ts';
import {
  landingPageLoader,
  landingPageOfFunnel,
  optInLoader,
  optInsList,
  optInsWhere,
  versionsOfPage,
  WAITING_LIST,
  workshopRegistrationLoader,
  workshopRegistrationsList,
  workshopRegistrationsWhere,
  type PageBlock,
} from './repo.ts';

const PageTemplate = enumOf('PageTemplate', PAGE_TEMPLATES);
const PageBlockKind = enumOf(
  'PageBlockKind',
  PAGE_BLOCKS.map(({ value }) => value),
);
const WorkshopVariant = enumOf('WorkshopVariant', ['beginner', 'experienced']);

const PageBlockRef = builder.objectRef<PageBlock>('PageBlock').implement({
  description: 'A block of a landing page.',
  fields: (t) => ({
    key: t.string({ description: 'Identifies the block within its page.', resolve: ({ id }) => id }),
    kind: t.field({ type: PageBlockKind, resolve: ({ kind }) => kind }),
    props: t.field({
      type: 'JSON',
      description: 'The contents of the block, in the form that its kind requires.',
      resolve: ({ props }) => props,
    }),
  }),
});

builder.node(LandingPageVersionRef, {
  description: 'A published version of a landing page. It never changes.',
  id: { resolve: (version) => version.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (version) => version.id }),
    version: t.exposeInt('version'),
    blocks: t.expose('blocks', { type: [PageBlockRef] }),
    publishedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ publishedById }, _args, ctx) => userOrNull(ctx, publishedById),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(LandingPageRef, {
  description: 'The landing page of a funnel: a link to an external page, or blocks with a draft.',
  id: { resolve: (page) => page.id },
  loadOne: (id, ctx) => ctx.loader(landingPageLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (page) => page.id }),
    funnel: t.field({
      type: FunnelRef,
      resolve: ({ funnelId }, _args, ctx) => present(ctx.loader(funnelLoader).load(funnelId), `Funnel ${funnelId}`),
    }),
    template: t.field({ type: PageTemplate, resolve: ({ template }) => template }),
    link: t.exposeString('link', { nullable: true, description: 'The address of the external page, for LINK_A_PAGE.' }),
    draft: t.expose('draft', { type: [PageBlockRef], description: 'The blocks as last saved, whether published or not.' }),
    shareTitle: t.exposeString('shareTitle'),
    shareDescription: t.exposeString('shareDescription'),
    shareImage: t.exposeString('shareImage', { nullable: true }),
    publishedVersion: t.exposeInt('publishedVersion', {
      nullable: true,
      description: 'The version that visitors see; null until one is published.',
    }),
    versions: t.field({
      type: [LandingPageVersionRef],
      description: 'Published versions, newest first.',
      resolve: (page, _args, ctx) => ctx.loader(versionsOfPage).load(page.id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

builder.objectField(FunnelRef, 'landingPage', (t) =>
  t.field({
    type: LandingPageRef,
    nullable: true,
    resolve: (funnel, _args, ctx) => ctx.loader(landingPageOfFunnel).load(funnel.id),
  }),
);

builder.objectField(ViewerRef, 'landingPage', (t) =>
  t.field({
    type: LandingPageRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(landingPageLoader).load(databaseId),
  }),
);

builder.node(OptInRef, {
  description: 'An opt-in on a public page.',
  id: { resolve: (optIn) => optIn.id },
  loadOne: (id, ctx) => ctx.loader(optInLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (optIn) => optIn.id }),
    page: t.exposeString('page', { description: 'Name of the page, such as free-lessons.' }),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    consent: t.exposeBoolean('consent', { description: 'Whether the person agreed to receive email.' }),
    funnel: t.field({
      type: FunnelRef,
      nullable: true,
      resolve: ({ funnelId }, _args, ctx) => (funnelId === null ? null : ctx.loader(funnelLoader).load(funnelId)),
    }),
    affiliate: t.field({
      type: AffiliateRef,
      nullable: true,
      description: 'The affiliate who referred the person.',
      resolve: ({ affiliateId }, _args, ctx) => (affiliateId === null ? null : ctx.loader(affiliateLoader).load(affiliateId)),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Their account, if they have one.',
      resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'optIns',
  description: 'Opt-ins on public pages.',
  type: OptInRef,
  list: optInsList,
  filter: builder.inputType('OptInsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches first name or email address.' }),
      page: t.string(),
      funnelId: t.int(),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
  where: optInsWhere,
  loader: optInLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(ViewerRef, {
  ...WAITING_LIST,
  description: 'People who wait for a closed funnel. Those without an account are for readers who see everyone.',
  type: OptInRef,
  filter: builder.inputType('WaitingListFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches first name or email address.' }),
      funnelId: t.int(),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
});

builder.node(WorkshopRegistrationRef, {
  description: 'A registration for a live workshop.',
  id: { resolve: (registration) => registration.id },
  loadOne: (id, ctx) => ctx.loader(workshopRegistrationLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (registration) => registration.id }),
    variant: t.field({ type: WorkshopVariant, resolve: ({ variant }) => variant }),
    email: t.exposeString('email'),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId),
    }),
    registeredAt: t.expose('registeredAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'workshopRegistrations',
  description: 'Registrations for the live workshops.',
  type: WorkshopRegistrationRef,
  list: workshopRegistrationsList,
  filter: builder.inputType('WorkshopRegistrationsFilter', {
    fields: (t) => ({ search: t.string({ description: 'Matches the email address.' }), variant: t.field({ type: WorkshopVariant }) }),
  }),
  where: workshopRegistrationsWhere,
  loader: workshopRegistrationLoader,
  defaultSort: { by: 'registered', descending: true },
});
