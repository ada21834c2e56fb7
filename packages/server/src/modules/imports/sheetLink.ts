import { fileName } from '@atlas/domain/files';
import { MAX_IMPORT_BYTES, publishedSheet, sheetHostProblem, sheetLinkForm } from '@atlas/domain/imports';
import type { Context } from '../../commands/context.ts';
import { type Input, parseForm } from '../../commands/parseForm.ts';
import { fieldError } from '../../errors.ts';
import { received } from '../files/commands.ts';
import { checkFile, mustImport } from './check.ts';
import { type Loading, loadSheet, sheetTooLarge } from './loadSheet.ts';

/**
 * Loads a published spreadsheet and checks it like a file. It is loaded again only by another call.
 *
 * @param limits other limits of loading, for tests
 * @returns the id of the import
 * @throws BAD_USER_INPUT for a link that is not allowed, or that leads to no spreadsheet
 */
export async function checkSheetLink(ctx: Context, input: Input, limits: Partial<Loading> = {}): Promise<number> {
  mustImport(ctx);
  const { kind, mode, url: link } = parseForm(sheetLinkForm, input);
  const hosts = await ctx.app.values.get('gsheet-hosts');
  const loading = { problemOf: (address: string) => sheetHostProblem(address, hosts), ...limits };
  const { url, problem } = limits.problemOf === undefined ? publishedSheet(link, hosts) : { url: link, problem: null };
  if (url === null) throw fieldError('url', problem);
  return loadSheet(url, loading, ({ name, bytes }) =>
    received(bytes, { most: loading.mostBytes ?? MAX_IMPORT_BYTES, tooLarge: sheetTooLarge }, (path) =>
      checkFile(ctx, { kind, mode, path, fileName: fileName(name ?? 'Published spreadsheet'), sourceUrl: link.trim() }),
    ),
  );
}
