import {
  type LandingOffer,
  MAX_BLOCKS,
  MAX_PAGE_CHARACTERS,
  PAGE_BLOCKS,
  type PageBlock,
  readBlocks,
  type StoredBlock,
} from '@atlas/domain/pages';
import type { RichText } from '@atlas/domain/richText';
import { manilaYear } from '@atlas/domain/time';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import type { DrawnLanding, LandingInput } from '../../landing/landingRenderer.ts';
import { richText } from '../../richText.ts';
import { findLandingOffer, findPage } from './landingRepo.ts';

/** The formatted texts of blocks, by `${block id}.${field}`. */
const textsOf = (blocks: readonly PageBlock[]): Record<string, RichText> =>
  Object.fromEntries(
    blocks.flatMap((block) => {
      const props: Readonly<Record<string, unknown>> = { ...block.props };
      return Object.entries(PAGE_BLOCKS[block.kind].fields).flatMap(([name, field]: [string, { kind: string }]) =>
        field.kind === 'markdown' ? [[`${block.id}.${name}`, richText(String(props[name]), { isCached: false })] as const] : [],
      );
    }),
  );

/** The renderer's input for a page. Hidden blocks are left out. */
export function landingInput(blocks: readonly PageBlock[], offer: LandingOffer, now: Date): LandingInput {
  const shown = blocks.filter(({ isHidden }) => !isHidden);
  return { blocks: shown, offer, texts: textsOf(shown), year: manilaYear(now) };
}

const isStoredBlock = (value: unknown): value is StoredBlock =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && typeof value.id === 'string';

/**
 * Draws blocks that need not be saved or complete, with the funnel of a page.
 *
 * @returns null before the first build of the app, and without the page
 * @throws BAD_USER_INPUT for more than a page may have
 */
export async function drawDraft(ctx: Context, pageId: number, given: unknown): Promise<DrawnLanding | null> {
  if (!Array.isArray(given) || given.length > MAX_BLOCKS || JSON.stringify(given).length > MAX_PAGE_CHARACTERS)
    throw new UserError('BAD_USER_INPUT', 'This page is too long to be shown.');
  const { db, now } = ctx.source;
  const page = await findPage(db, pageId);
  const offer = page && (await findLandingOffer(db, page.funnelId, now));
  const renderer = offer && (await ctx.app.landingRenderer());
  return renderer === null || offer === null
    ? null
    : renderer.drawLanding(landingInput(readBlocks(given.filter(isStoredBlock)), offer, now));
}
