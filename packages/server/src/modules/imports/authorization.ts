import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { record, type Authorization, type Rule } from '../../graphql/rules.ts';
import { type Import, importLoader, type ImportRow } from './repo.ts';
import { readsImport } from './scopes.ts';

/** A rule for an import or a part of it: staff who see everyone, and for others their own. */
const ofImport = <Row>(uploadedById: (row: Row, ctx: Context) => Promise<number | null> | number | null): Rule =>
  record('holders of uploadContents who see everyone, and those who uploaded it', async (row: Row, ctx) => {
    const { reader } = ctx.source;
    const uploader = await uploadedById(row, ctx);
    return opensPage(reader, 'uploadContents') && uploader !== null && readsImport(reader, uploader);
  });

/** Access rules for imports. */
export const importsAuthorization: Authorization = {
  types: {
    Import: ofImport(({ uploadedById }: Import) => uploadedById),
    ImportColumn: 'with-parent',
    ImportProblem: 'with-parent',
    ImportRow: ofImport(async ({ importId }: ImportRow, ctx) => (await ctx.loader(importLoader).load(importId))?.uploadedById ?? null),
    ImportSheet: 'with-parent',
  },
  fields: {
    'Mutation.applyImport': { page: 'uploadContents' },
    'Mutation.continueImport': { page: 'uploadContents' },
    'Mutation.mapImport': { page: 'uploadContents' },
    'Mutation.stopImport': { page: 'uploadContents' },
    'Mutation.undoImport': { page: 'uploadContents' },
    'Viewer.import': { page: 'uploadContents' },
    'Viewer.imports': { page: 'uploadContents' },
  },
};
