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
  description: 'A part of a landing page.',
  fields: (t) => ({
    key: t.string({ description: 'Tells the blocks of a page apart.', resolve: ({ id }) => id }),
    kind: t.field({ type: PageBlockKind, resolve: ({ kind }) => kind }),
    props: t.field({ type: 'JSON', description: 'What is written in it, as its kind asks for.', resolve: ({ props }) => props }),
  }),
});

builder.node(LandingPageVersionRef, {
  description: 'A published state of a landing page; it never changes.',
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
  description: 'The landing page of a funnel: a link to a page elsewhere, or blocks with a draft.',
  id: { resolve: (page) => page.id },
  loadOne: (id, ctx) => ctx.loader(landingPageLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (page) => page.id }),
    funnel: t.field({
      type: FunnelRef,
      resolve: ({ funnelId }, _args, ctx) => present(ctx.loader(funnelLoader).load(funnelId), `Funnel ${funnelId}`),
    }),
    template: t.field({ type: PageTemplate, resolve: ({ template }) => template }),
    link: t.exposeString('link', { nullable: true, description: 'The page elsewhere, with LINK_A_PAGE.' }),
    draft: t.expose('draft', { type: [PageBlockRef], description: 'The blocks as they were last saved, published or not.' }),
    shareTitle: t.exposeString('shareTitle'),
    shareDescription: t.exposeString('shareDescription'),
    shareImage: t.exposeString('shareImage', { nullable: true }),
    publishedVersion: t.exposeInt('publishedVersion', {
      nullable: true,
      description: 'What visitors see; null while nothing is published.',
    }),
    versions: t.field({
      type: [LandingPageVersionRef],
      description: 'What was published, the newest first.',
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
  description: 'An address left on a public page.',
  id: { resolve: (optIn) => optIn.id },
  loadOne: (id, ctx) => ctx.loader(optInLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (optIn) => optIn.id }),
    page: t.exposeString('page', { description: 'The page, such as free-lessons.' }),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    consent: t.exposeBoolean('consent', { description: 'Agreed to get e-mail.' }),
    funnel: t.field({
      type: FunnelRef,
      nullable: true,
      resolve: ({ funnelId }, _args, ctx) => (funnelId === null ? null : ctx.loader(funnelLoader).load(funnelId)),
    }),
    affiliate: t.field({
      type: AffiliateRef,
      nullable: true,
      description: 'Who brought them.',
      resolve: ({ affiliateId }, _args, ctx) => (affiliateId === null ? null : ctx.loader(affiliateLoader).load(affiliateId)),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Their account, once they have one.',
      resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'optIns',
  description: 'The addresses left on public pages.',
  type: OptInRef,
  list: optInsList,
  filter: builder.inputType('OptInsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'First name or e-mail address.' }),
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

builder.node(WorkshopRegistrationRef, {
  description: 'Who registered for a live workshop.',
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
  description: 'Who registered for the live workshops.',
  type: WorkshopRegistrationRef,
  list: workshopRegistrationsList,
  filter: builder.inputType('WorkshopRegistrationsFilter', {
    fields: (t) => ({ search: t.string({ description: 'E-mail address.' }), variant: t.field({ type: WorkshopVariant }) }),
  }),
  where: workshopRegistrationsWhere,
  loader: workshopRegistrationLoader,
  defaultSort: { by: 'registered', descending: true },
});
