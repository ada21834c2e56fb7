import { LEGAL_KINDS } from '@atlas/domain/legal';
import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { richText } from '../../richText.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { editionOf, publishLegalDocument, saveLegalDocument } from './commands.ts';
import { LegalDocumentRef, LegalPageRef, LegalVersionRef } from './refs.ts';
import {
  findLegalDocument,
  findLegalDocuments,
  findPublished,
  legalDocumentLoader,
  publishedOfDocument,
  versionsOfDocument,
} from './repo.ts';

const LegalKindEnum = enumOf(
  'LegalKind',
  LEGAL_KINDS.map(({ value }) => value),
);

builder.node(LegalVersionRef, {
  description: 'A published version of a legal page. It never changes.',
  id: { resolve: (version) => version.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (version) => version.id }),
    number: t.exposeInt('number', { description: 'Starts at 1.' }),
    body: t.exposeString('body', { description: 'Markdown.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    publishedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for the version that shipped with the installation.',
      resolve: (version, _args, ctx) => userOrNull(ctx, version.publishedById),
    }),
  }),
});

builder.node(LegalDocumentRef, {
  description: 'A legal page as edited by staff.',
  id: { resolve: (document) => document.id },
  loadOne: (id, ctx) => ctx.loader(legalDocumentLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (document) => document.id }),
    kind: t.field({ type: LegalKindEnum, resolve: ({ kind }) => kind }),
    draft: t.exposeString('draft', { nullable: true, description: 'Saved Markdown that has not been published; null if there is none.' }),
    draftSavedAt: t.expose('draftSavedAt', { type: 'DateTime', nullable: true }),
    draftSavedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: (document, _args, ctx) => userOrNull(ctx, document.draftSavedById),
    }),
    published: t.field({
      type: LegalVersionRef,
      nullable: true,
      description: 'The public version; null until one is published.',
      resolve: async (document, _args, ctx) => (await ctx.loader(publishedOfDocument).load(document.id))[0] ?? null,
    }),
    versions: t.field({
      type: [LegalVersionRef],
      description: 'Published versions, latest first.',
      resolve: (document, _args, ctx) => ctx.loader(versionsOfDocument).load(document.id),
    }),
    revision: t.exposeInt('revision'),
  }),
});

builder.objectType(LegalPageRef, {
  description: 'A legal page as shown to the public.',
  fields: (t) => ({
    version: t.exposeInt('number'),
    text: t.field({ type: 'RichText', resolve: ({ body }) => richText(body) }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('publicLegalPage', (t) =>
  t.field({
    type: LegalPageRef,
    nullable: true,
    description: 'Null until a version is published.',
    args: { kind: t.arg({ type: LegalKindEnum, required: true }) },
    resolve: (_root, { kind }, ctx) => findPublished(ctx.source.db, kind),
  }),
);

builder.queryField('privacyContact', (t) =>
  t.string({
    description: 'Public. The contact of the data protection officer, as an email or a phone number.',
    resolve: (_root, _args, { app }) => app.values.get('privacy-contact'),
  }),
);

builder.objectFields(ViewerRef, (t) => ({
  legalDocuments: t.field({
    type: [LegalDocumentRef],
    description: 'All legal pages.',
    resolve: (_viewer, _args, ctx) => findLegalDocuments(ctx.source.db),
  }),
  legalDocument: t.field({
    type: LegalDocumentRef,
    nullable: true,
    args: { kind: t.arg({ type: LegalKindEnum, required: true }) },
    resolve: (_viewer, { kind }, ctx) => findLegalDocument(ctx.source.db, kind),
  }),
}));

const DOCUMENTS = { type: LegalDocumentRef, loader: legalDocumentLoader };
const LegalDocumentInput = builder.inputType('LegalDocumentInput', {
  fields: (t) => ({ body: t.string({ required: true, description: 'Markdown.' }) }),
});

commandField('saveLegalDocument', DOCUMENTS, {
  description: 'Saves the draft of a legal page.',
  args: (arg) => ({
    kind: arg({ type: LegalKindEnum, required: true }),
    revision: arg.int({ required: true }),
    input: arg({ type: LegalDocumentInput, required: true }),
  }),
  run: async (ctx, { kind, revision, input }) => {
    const edition = await editionOf(ctx, kind, revision);
    await saveLegalDocument(ctx, edition, { ...input });
    return edition.id;
  },
});

commandField('publishLegalDocument', DOCUMENTS, {
  description: 'Publishes the draft of a legal page as its next version.',
  args: (arg) => ({ kind: arg({ type: LegalKindEnum, required: true }), revision: arg.int({ required: true }) }),
  run: async (ctx, { kind, revision }) => {
    const edition = await editionOf(ctx, kind, revision);
    await publishLegalDocument(ctx, edition);
    return edition.id;
  },
});
