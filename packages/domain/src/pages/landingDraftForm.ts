import * as z from 'zod/mini';
import { cleanLine, hasForbiddenCharacters } from '../forms/cleanLine.ts';
import { cleanParagraphs } from '../forms/cleanParagraphs.ts';
import { formMessage, hiddenCharacters } from '../forms/genericMessages.ts';
import { optionalLine, optionalText } from '../forms/textField.ts';
import { isPageBlockKind, PAGE_BLOCKS, type PageBlock } from './pageBlocks.ts';
import type { BlockField } from './blocks/fields.ts';
import { readBlocks, type StoredBlock } from './storedBlocks.ts';

/** The maximum number of blocks of a landing page. */
export const MAX_BLOCKS = 40;
/** The maximum size of the blocks of a landing page as JSON, in characters. */
export const MAX_PAGE_CHARACTERS = 200_000;
/** The maximum number of characters of the words that stand for a picture. */
export const MAX_ALT = 300;
/** The maximum number of characters of a link or a video link. */
const MAX_LINK = 500;

export const TOO_MANY_BLOCKS = `A page has at most ${MAX_BLOCKS} blocks. Remove some first.`;
export const PAGE_TOO_LONG = 'This page is too long. Shorten its texts or remove blocks.';
const INVALID_BLOCKS = 'The blocks of this page are not readable.';

/** Maximum number of characters of each text of a field. */
const mostOf = (field: Exclude<BlockField, { kind: 'list' | 'picture' }>): number => ('most' in field ? field.most : MAX_LINK);

type Report = (path: readonly (string | number)[], message: string) => void;

/** Cleans a value of a field and reports what exceeds its limits. A draft may be incomplete. */
function cleaned(field: BlockField, value: unknown, path: readonly (string | number)[], report: Report): unknown {
  if (field.kind === 'list') {
    const entries = value as readonly Readonly<Record<string, unknown>>[];
    if (entries.length > field.most) report(path, `${field.label}: at most ${field.most}.`);
    return entries.map((entry, at) =>
      Object.fromEntries(Object.entries(field.of).map(([name, of]) => [name, cleaned(of, entry[name], [...path, at, name], report)])),
    );
  }
  if (field.kind === 'picture') {
    const given = value as { alt: string } | null;
    return given && { ...given, alt: cleanedText(given.alt, `${field.label}: words for it`, MAX_ALT, true, path, report) };
  }
  const isOneLine = field.kind !== 'text' && field.kind !== 'markdown';
  return cleanedText(String(value), field.label, mostOf(field), isOneLine, path, report);
}

function cleanedText(value: string, label: string, most: number, isOneLine: boolean, path: readonly (string | number)[], report: Report) {
  const clean = isOneLine ? cleanLine(value) : cleanParagraphs(value);
  if (isOneLine && hasForbiddenCharacters(clean)) report(path, hiddenCharacters(label));
  else if (clean.length > most) report(path, formMessage(label, 'maxLength'));
  return clean;
}

const storedBlock = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  kind: z.string(),
  props: z.record(z.string(), z.unknown()),
  isHidden: z.optional(z.boolean()),
});

/**
 * The blocks of a draft: cleaned, within their limits, and possibly incomplete. Errors are at paths
 * such as `0.props.items.2.question`.
 */
export const draftBlocks = z.pipe(
  z.array(storedBlock, INVALID_BLOCKS).check(
    z.maxLength(MAX_BLOCKS, { error: TOO_MANY_BLOCKS, abort: true }),
    z.refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, { error: INVALID_BLOCKS, abort: true }),
    z.refine((blocks) => blocks.every(({ kind }) => isPageBlockKind(kind)), {
      error: 'A block of this page is no longer available. Reload the page.',
      abort: true,
    }),
    z.refine((blocks) => JSON.stringify(blocks).length <= MAX_PAGE_CHARACTERS, { error: PAGE_TOO_LONG, abort: true }),
  ),
  z.transform((stored, context): PageBlock[] =>
    readBlocks(stored as readonly StoredBlock[]).map((block, at) => {
      const report: Report = (path, message) =>
        context.issues.push({ code: 'custom', message, path: [at, 'props', ...path], input: block.props });
      const fields: Readonly<Record<string, BlockField>> = PAGE_BLOCKS[block.kind].fields;
      const props: Readonly<Record<string, unknown>> = { ...block.props };
      const clean = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, cleaned(field, props[name], [name], report)]));
      return { ...block, props: clean } as unknown as PageBlock;
    }),
  ),
);

/** The maximum number of characters of a title that services show for a shared link. */
export const MAX_SHARE_TITLE = 100;
export const MAX_SHARE_DESCRIPTION = 200;

/**
 * The draft of a landing page: its blocks and what a shared link shows.
 *
 * @spec product decision: landing pages
 */
export const landingDraftForm = z.object({
  blocks: draftBlocks,
  shareTitle: optionalLine('Share title', MAX_SHARE_TITLE),
  shareDescription: optionalText('Share description', MAX_SHARE_DESCRIPTION),
});

export type LandingDraft = z.output<typeof landingDraftForm>;
