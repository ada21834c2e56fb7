import * as z from 'zod/mini';
import { IMPORT_MODES } from './importModes.ts';
import { UPLOAD_KINDS } from './templates.ts';

/**
 * A published spreadsheet to check as an import. Without a mode, people are matched and changed,
 * and groups and courses are only added.
 */
export const sheetLinkForm = z.pipe(
  z.object({
    kind: z.enum(UPLOAD_KINDS, { error: 'Choose members, groups or courses.' }),
    mode: z.optional(z.enum(IMPORT_MODES, { error: 'Choose create, upsert or update.' })),
    url: z.string({ error: 'Paste the link of the published spreadsheet.' }).check(z.maxLength(2000, 'This link is too long.')),
  }),
  z.transform(({ kind, mode, url }) => ({ kind, url, mode: kind === 'members' ? (mode ?? 'upsert') : ('create' as const) })),
);

export type SheetLinkForm = z.output<typeof sheetLinkForm>;
