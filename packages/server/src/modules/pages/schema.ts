import { PAGE_TEMPLATES } from '@atlas/domain/funnels';
import { liveVersion, PAGE_BLOCK_KINDS, type PageBlock, type PublishProblem, readBlocks } from '@atlas/domain/pages';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AffiliateRef } from '../affiliates/refs.ts';
import { affiliateLoader } from '../affiliates/repo.ts';
import { FunnelRef } from '../funnels/refs.ts';
import { funnelLoader } from '../funnels/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import type { DrawnLanding } from '../../landing/landingRenderer.ts';
import type { StoredFile } from '../files/repo.ts';
import {
  copyLandingBlock,
  linkLandingPage,
  previewLink,
  problemsOf,
  publishLandingPage,
  restoreLandingVersion,
  saveLandingDraft,
  shrinkLandingPicture,
  startLandingPage,
  unlinkLandingPage,
  unpublishLandingPage,
} from './commands.ts';
import { drawDraft } from './drawCommands.ts';
import { findLandingPages, findSharePicture } from './landingRepo.ts';
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
} from './repo.ts';

const PageTemplate = enumOf('PageTemplate', PAGE_TEMPLATES);
const PageBlockKind = enumOf('PageBlockKind', PAGE_BLOCK_KINDS);
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
    isHidden: t.exposeBoolean('isHidden', { description: 'Whether visitors do not see it.' }),
  }),
});

const PublishProblemRef = builder.objectRef<PublishProblem>('PublishProblem').implement({
  description: 'A reason why a landing page cannot be published.',
  fields: (t) => ({
    check: t.exposeString('check', { description: 'The item of the checklist, such as headline.' }),
    text: t.exposeString('text'),
    block: t.string({ nullable: true, description: 'The key of the block.', resolve: ({ block }) => block ?? null }),
    field: t.string({ nullable: true, description: 'The path of the field within the block.', resolve: ({ field }) => field ?? null }),
  }),
});

const LandingDrawingRef = builder.objectRef<DrawnLanding>('LandingDrawing').implement({
  description: 'A landing page as visitors would see it.',
  fields: (t) => ({ html: t.exposeString('html'), css: t.exposeString('css') }),
});

const PreviewLinkRef = builder.objectRef<{ path: string; expiresAt: Date }>('PreviewLink').implement({
  description: 'A link that shows a draft to anyone who has it.',
  fields: (t) => ({ path: t.exposeString('path'), expiresAt: t.expose('expiresAt', { type: 'DateTime' }) }),
});

const LandingPictureRef = builder.objectRef<StoredFile>('LandingPicture').implement({
  description: 'A picture of a landing page.',
  fields: (t) => ({
    file: t.int({ description: 'The number of its file.', resolve: ({ id }) => id }),
    width: t.int({ description: 'Pixels.', resolve: ({ width }) => width ?? 0 }),
    height: t.int({ description: 'Pixels.', resolve: ({ height }) => height ?? 0 }),
    bytes: t.exposeInt('bytes'),
  }),
});

builder.node(LandingPageVersionRef, {
  description: 'A published version of a landing page. It never changes.',
  id: { resolve: (version) => version.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (version) => version.id }),
    version: t.exposeInt('version'),
    blocks: t.field({ type: [PageBlockRef], resolve: ({ blocks }) => readBlocks(blocks) }),
    shareTitle: t.exposeString('shareTitle', { description: 'Empty in versions from before it belonged to them.' }),
    shareDescription: t.exposeString('shareDescription'),
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
    draft: t.field({
      type: [PageBlockRef],
      description: 'The blocks as last saved, whether published or not. Kinds that no longer exist are left out.',
      resolve: ({ draft }) => readBlocks(draft),
    }),
    shareTitle: t.exposeString('shareTitle'),
    shareDescription: t.exposeString('shareDescription'),
    sharePicture: t.string({
      nullable: true,
      description: 'The uploaded picture of shared links; null means that one is drawn from the title.',
      resolve: async ({ id }, _args, ctx) => {
        const file = await findSharePicture(ctx.source.db, id);
        return file === null ? null : `/api/uploads/${file}`;
      },
    }),
    publishedVersion: t.int({
      nullable: true,
      description: 'The version that visitors see; null without one.',
      resolve: (page, _args, ctx) => liveVersion(page, ctx.source.now),
    }),
    scheduledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the scheduled version becomes public; null without one to come.',
      resolve: ({ scheduledAt }, _args, ctx) =>
        scheduledAt !== null && scheduledAt.getTime() > ctx.source.now.getTime() ? scheduledAt : null,
    }),
    problems: t.field({
      type: [PublishProblemRef],
      description: 'Why the draft cannot be published; empty when it can.',
      resolve: (page, _args, ctx) => problemsOf(ctx, page),
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

builder.objectField(ViewerRef, 'landingPages', (t) =>
  t.field({
    type: [LandingPageRef],
    description: 'The latest landing pages, at most 50.',
    complexity: { multiplier: 10 },
    resolve: (_viewer, _args, ctx) => findLandingPages(ctx.source.db),
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

builder.objectField(ViewerRef, 'landingDrawing', (t) =>
  t.field({
    type: LandingDrawingRef,
    nullable: true,
    description: 'Draws a landing page with these blocks, which need not be saved or complete; null before the first build of the app.',
    args: { databaseId: t.arg.int({ required: true }), blocks: t.arg({ type: 'JSON', required: true }) },
    resolve: (_viewer, { databaseId, blocks }, ctx) => drawDraft(ctx, databaseId, blocks),
  }),
);

const LANDING_PAGES = { type: LandingPageRef, loader: landingPageLoader };
const EDITION = (arg: Parameters<Parameters<typeof commandField>[2]['args']>[0]) => ({
  databaseId: arg.int({ required: true }),
  revision: arg.int({ required: true }),
});

commandField('startLandingPage', LANDING_PAGES, {
  description: 'Adds the landing page of a funnel from a ready-made one: sales, opt-in or closing.',
  args: (arg) => ({ funnelId: arg.int({ required: true }), start: arg.string({ required: true }) }),
  run: (ctx, { funnelId, start }) => startLandingPage(ctx, funnelId, start),
});

const LandingDraftInput = builder.inputType('LandingDraftInput', {
  fields: (t) => ({
    blocks: t.field({ type: 'JSON', required: true, description: 'A list of blocks, each with id, kind, props and isHidden.' }),
    shareTitle: t.string(),
    shareDescription: t.string(),
  }),
});

commandField('saveLandingDraft', LANDING_PAGES, {
  description: 'Saves the draft of a landing page.',
  args: (arg) => ({ ...EDITION(arg), input: arg({ type: LandingDraftInput, required: true }) }),
  run: async (ctx, { databaseId, revision, input }) => {
    await saveLandingDraft(ctx, { id: databaseId, revision }, { ...input });
    return databaseId;
  },
});

commandField('linkLandingPage', LANDING_PAGES, {
  description: 'Sends the visitors of a funnel to another page.',
  args: (arg) => ({
    funnelId: arg.int({ required: true }),
    revision: arg.int({ description: 'Omit it for a funnel without a landing page.' }),
    link: arg.string({ required: true }),
  }),
  run: (ctx, { funnelId, revision, link }) => linkLandingPage(ctx, funnelId, revision ?? null, { link }),
});

commandField('unlinkLandingPage', LANDING_PAGES, {
  description: 'Uses the blocks of a landing page again, in place of the link.',
  args: EDITION,
  run: async (ctx, { databaseId, revision }) => {
    await unlinkLandingPage(ctx, { id: databaseId, revision });
    return databaseId;
  },
});

commandField('publishLandingPage', LANDING_PAGES, {
  description: 'Publishes the draft of a landing page as its next version, now or later.',
  args: (arg) => ({
    ...EDITION(arg),
    at: arg.string({ description: 'Day and time in Manila, such as 2026-01-31T20:00. Omit it for now.' }),
  }),
  run: async (ctx, { databaseId, revision, at }) => {
    await publishLandingPage(ctx, { id: databaseId, revision }, { at });
    return databaseId;
  },
});

commandField('unpublishLandingPage', LANDING_PAGES, {
  description: 'Takes a landing page from the public.',
  args: EDITION,
  run: async (ctx, { databaseId, revision }) => {
    await unpublishLandingPage(ctx, { id: databaseId, revision });
    return databaseId;
  },
});

commandField('restoreLandingVersion', LANDING_PAGES, {
  description: 'Makes a version the draft of its page. Nothing is published.',
  args: (arg) => ({ ...EDITION(arg), version: arg.int({ required: true }) }),
  run: async (ctx, { databaseId, revision, version }) => {
    await restoreLandingVersion(ctx, { id: databaseId, revision }, version);
    return databaseId;
  },
});

commandField('copyLandingBlock', LANDING_PAGES, {
  description: 'Appends a copy of a saved block to the draft of another page, and returns that page.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    block: arg.string({ required: true, description: 'The key of the block.' }),
    toDatabaseId: arg.int({ required: true }),
  }),
  run: (ctx, { databaseId, block, toDatabaseId }) => copyLandingBlock(ctx, { pageId: databaseId, blockId: block }, toDatabaseId),
});

builder.mutationFields((t) => ({
  createPreviewLink: t.field({
    type: PreviewLinkRef,
    description: 'A link that shows the draft of a landing page for some days to anyone who has it.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_root, { databaseId }, ctx) => previewLink(ctx, databaseId),
  }),
  shrinkLandingPicture: t.field({
    type: LandingPictureRef,
    description: 'Stores a smaller copy of a picture of a landing page.',
    args: { databaseId: t.arg.int({ required: true }), file: t.arg.int({ required: true }) },
    resolve: (_root, { databaseId, file }, ctx) => shrinkLandingPicture(ctx, databaseId, file),
  }),
}));

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
