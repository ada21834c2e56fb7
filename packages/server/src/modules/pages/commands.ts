import { createHash, randomBytes } from 'node:crypto';
import { maySell } from '@atlas/domain/access';
import {
  landingDraftForm,
  liveVersion,
  linkedPageProblem,
  linkPageForm,
  MAX_BLOCKS,
  MAX_FIRST_PICTURE,
  MAX_PAGE_CHARACTERS,
  PAGE_TOO_LONG,
  type PageBlock,
  type PictureBytes,
  picturesOf,
  PUBLISH_IN_FUTURE,
  publishForm,
  publishProblems,
  type PublishProblem,
  readBlocks,
  STARTING_PAGES,
  startingBlocks,
  startingShare,
  type StartingPage,
  TOO_MANY_BLOCKS,
} from '@atlas/domain/pages';
import { routePath } from '@atlas/domain/navigation';
import { MAX_PICTURE_BYTES } from '@atlas/domain/uploads';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, saveRow, stale, type RecordRevision, type Subject } from '../../commands/subject.ts';
import { fieldError, UserError } from '../../errors.ts';
import { createFindPicture, registerFileOwner } from '../files/commands.ts';
import { storeSmallerPicture } from '../files/derivedCommands.ts';
import type { StoredFile } from '../files/repo.ts';
import {
  findFunnelWords,
  findPage,
  findPageOfFunnel,
  findPictures,
  findShownPictures,
  findSlug,
  findVersion,
  insertPage,
  insertVersion,
} from './landingRepo.ts';
import { previewKey } from './preview.ts';
import type { LandingPage } from './repo.ts';
import { landingPages } from './tables.ts';

/** Pictures of published pages are for everyone, like covers. */
registerFileOwner('landingPageId', {
  assertReadable: async () => undefined,
  table: landingPages,
  purposes: {
    block: {
      kinds: ['image'],
      mostBytes: MAX_PICTURE_BYTES,
      isPrivate: false,
      uploadedBy: [{ who: 'staff', page: 'funnel', allows: async (ctx) => maySellPages(ctx) }],
    },
    share: {
      kinds: ['image'],
      mostBytes: MAX_PICTURE_BYTES,
      isPrivate: false,
      uploadedBy: [{ who: 'staff', page: 'funnel', allows: async (ctx) => maySellPages(ctx) }],
    },
  },
});

const maySellPages = (ctx: Context): boolean => maySell(ctx.access);

/** A landing page. Its texts change with every pause in typing, so the audit names their hash only. */
const LANDING_PAGE = defineRecord('landing page', landingPages);
const LANDING_DRAFT: Subject<Omit<LandingPage, 'draft'> & { draft: string; blocks: number }> = {
  name: LANDING_PAGE.name,
  scope: 'of-no-person',
  read: async (tx, id) => {
    const row = await LANDING_PAGE.read(tx, id);
    if (row === null) return null;
    const draft = createHash('sha256').update(JSON.stringify(row.draft)).digest('base64url');
    return { ...row, draft, blocks: row.draft.length };
  },
};

const isStartingPage = (value: string): value is StartingPage => STARTING_PAGES.some((page) => page.value === value);

/**
 * Adds the landing page of a funnel, beginning with a ready-made one. A funnel that has one keeps
 * it.
 *
 * @param start one of `STARTING_PAGES`
 * @returns its id
 * @throws NOT_FOUND without the funnel
 */
export async function startLandingPage(ctx: Context, funnelId: number, start: string): Promise<number> {
  const known = await findPageOfFunnel(ctx.app.database.db, funnelId);
  if (known !== null && known.draft.length > 0) return known.id;
  if (!isStartingPage(start)) throw new UserError('BAD_USER_INPUT', 'Choose one of the pages.');
  const facts = await findFunnelWords(ctx.app.database.db, funnelId);
  if (facts === null) throw gone({ name: 'funnel' });
  const draft = startingBlocks(start, facts);
  const share = startingShare(facts);
  if (known !== null)
    return change(ctx, LANDING_DRAFT, known.id, 'startLandingPage', async ({ tx, before }) => {
      await saveRow(tx, LANDING_PAGE, before, { draft, ...share, template: 'Template 1' });
      return known.id;
    });
  return create(ctx, LANDING_DRAFT, 'startLandingPage', async ({ tx, at }) => {
    const values = { funnelId, template: 'Template 1' as const, draft, ...share, createdAt: at };
    return (await insertPage(tx, values)) ?? (await findPageOfFunnel(tx, funnelId))?.id ?? 0;
  });
}

/**
 * Saves the draft of a landing page; what is published stays public.
 *
 * @returns its new revision
 * @throws BAD_USER_INPUT with errors at paths such as `blocks.0.props.headline`
 * @throws STALE when it was saved since the revision was read
 */
export function saveLandingDraft(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { blocks, ...share } = parseForm(landingDraftForm, input);
  return change(ctx, LANDING_DRAFT, edition.id, 'saveLandingDraft', ({ tx }) =>
    saveRow(tx, LANDING_PAGE, edition, { draft: blocks, ...share }),
  );
}

/**
 * Sends the visitors of a funnel to another page, from now on. The draft and the versions stay.
 *
 * @throws BAD_USER_INPUT for an address whose host is not allowed
 * @throws STALE when it was saved since the revision was read
 */
export async function linkLandingPage(ctx: Context, funnelId: number, revision: number | null, input: Input): Promise<number> {
  const { link } = parseForm(linkPageForm, input);
  const problem = linkedPageProblem(link, await ctx.app.values.get('redirect-hosts'));
  if (problem !== null) throw fieldError('link', problem);
  const known = await findPageOfFunnel(ctx.app.database.db, funnelId);
  const values = { template: 'Link a Page' as const, link };
  if (known === null)
    return create(ctx, LANDING_DRAFT, 'linkLandingPage', ({ tx, at }) =>
      insertRow(tx, LANDING_PAGE, { funnelId, ...values, createdAt: at }),
    );
  await change(ctx, LANDING_DRAFT, known.id, 'linkLandingPage', ({ tx }) =>
    saveRow(tx, LANDING_PAGE, { id: known.id, revision: revision ?? known.revision }, values),
  );
  return known.id;
}

/** Uses the blocks of a landing page again, in place of the link. @throws STALE */
export const unlinkLandingPage = (ctx: Context, edition: RecordRevision): Promise<void> =>
  change(ctx, LANDING_DRAFT, edition.id, 'unlinkLandingPage', ({ tx }) =>
    saveRow(tx, LANDING_PAGE, edition, { template: 'Template 1', link: null }),
  );

/** The sizes of pictures as phones load them, by the number of their files. */
export async function pictureBytes(ctx: Context, blocks: readonly PageBlock[]): Promise<PictureBytes> {
  const stored = await findShownPictures(
    ctx.app.database.db,
    picturesOf(blocks).map(({ picture }) => picture.file),
  );
  const findPicture = createFindPicture(ctx.app);
  const sizes = await Promise.all(
    stored.map(async (file) => [file.id, (await findPicture(file, PHONE_WIDTH))?.length ?? file.bytes] as const),
  );
  return new Map(sizes);
}

/** The width in which phones load a picture. */
const PHONE_WIDTH = 640;

/** Why the draft of a page cannot be published; empty when it can. */
export async function problemsOf(ctx: Context, page: LandingPage): Promise<PublishProblem[]> {
  const { shareTitle, shareDescription } = page;
  const blocks = readBlocks(page.draft);
  return publishProblems({ blocks, shareTitle, shareDescription }, await pictureBytes(ctx, blocks));
}

/**
 * Publishes the draft of a landing page as its next version, exactly as it was read at the revision:
 * now, or at a later instant.
 *
 * @throws BAD_USER_INPUT for an instant that has passed
 * @throws CONFLICT with the first problem of the checklist
 * @throws STALE when it was saved since the revision was read
 */
export async function publishLandingPage(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { at: scheduledAt } = parseForm(publishForm, input);
  const page = await findPage(ctx.app.database.db, edition.id);
  // The sizes of pictures are read outside the transaction: they may take a while the first time.
  const bytes = page === null ? new Map() : await pictureBytes(ctx, readBlocks(page.draft));
  return change(ctx, LANDING_PAGE, edition.id, 'publishLandingPage', async ({ tx, at, before }) => {
    if (before.revision !== edition.revision) throw stale(LANDING_PAGE);
    if (scheduledAt !== null && scheduledAt.getTime() <= at.getTime()) throw fieldError('at', PUBLISH_IN_FUTURE);
    const { shareTitle, shareDescription } = before;
    const blocks = readBlocks(before.draft);
    const [problem] = publishProblems({ blocks, shareTitle, shareDescription }, bytes);
    if (problem !== undefined) throw new UserError('CONFLICT', problem.text);
    const values = { pageId: before.id, blocks, shareTitle, shareDescription, publishedById: ctx.actor.userId, createdAt: at };
    const version = await insertVersion(tx, values);
    const schedule =
      scheduledAt === null
        ? { publishedVersion: version, scheduledVersion: null, scheduledAt: null }
        : { publishedVersion: liveVersion(before, at), scheduledVersion: version, scheduledAt };
    await saveRow(tx, LANDING_PAGE, edition, { ...schedule, template: 'Template 1', link: null });
  });
}

/** Takes a landing page from the public, also one that is scheduled. The plain offer is shown. @throws STALE */
export const unpublishLandingPage = (ctx: Context, edition: RecordRevision): Promise<void> =>
  change(ctx, LANDING_DRAFT, edition.id, 'unpublishLandingPage', ({ tx }) =>
    saveRow(tx, LANDING_PAGE, edition, { publishedVersion: null, scheduledVersion: null, scheduledAt: null }),
  );

/**
 * Makes a version the draft of its page. Nothing is published.
 *
 * @throws NOT_FOUND without the version
 * @throws STALE when the page was saved since the revision was read
 */
export const restoreLandingVersion = (ctx: Context, edition: RecordRevision, version: number): Promise<void> =>
  change(ctx, LANDING_DRAFT, edition.id, 'restoreLandingVersion', async ({ tx, before }) => {
    const former = await findVersion(tx, before.id, version);
    if (former === null) throw gone({ name: 'version' });
    const { shareTitle, shareDescription } = former.shareTitle === '' ? before : former;
    await saveRow(tx, LANDING_PAGE, edition, { draft: readBlocks(former.blocks), shareTitle, shareDescription });
  });

/**
 * Appends a copy of a block to the draft of another page.
 *
 * @throws NOT_FOUND without the page or the block
 * @throws BAD_USER_INPUT when the page is full
 */
export async function copyLandingBlock(ctx: Context, from: { pageId: number; blockId: string }, toPageId: number): Promise<number> {
  const source = await findPage(ctx.app.database.db, from.pageId);
  const block = readBlocks(source?.draft ?? []).find(({ id }) => id === from.blockId);
  if (block === undefined) throw gone({ name: 'block' });
  await change(ctx, LANDING_DRAFT, toPageId, 'copyLandingBlock', async ({ tx, before }) => {
    const page = await findPage(tx, toPageId);
    const blocks = readBlocks(page?.draft ?? []);
    if (blocks.length >= MAX_BLOCKS) throw new UserError('BAD_USER_INPUT', TOO_MANY_BLOCKS);
    const draft = [...blocks, { ...block, id: randomBytes(6).toString('base64url') }];
    if (JSON.stringify(draft).length > MAX_PAGE_CHARACTERS) throw new UserError('BAD_USER_INPUT', PAGE_TOO_LONG);
    await saveRow(tx, LANDING_PAGE, before, { draft });
  });
  return toPageId;
}

/** A link that shows the draft of a page to anyone for some days. @throws NOT_FOUND */
export async function previewLink(ctx: Context, pageId: number): Promise<{ path: string; expiresAt: Date }> {
  const page = await findPage(ctx.app.database.db, pageId);
  if (page === null) throw gone(LANDING_PAGE);
  const { key, expiresAt } = previewKey(ctx.app.secret, page.id, ctx.app.clock.now());
  const slug = await findSlug(ctx.app.database.db, page.funnelId);
  return { path: `${routePath('viewFunnel', { slug })}?preview=${key}`, expiresAt };
}

/**
 * Stores a smaller copy of a picture of a page, within what a picture at the top may have.
 *
 * @throws NOT_FOUND for a picture of another page
 */
export async function shrinkLandingPicture(ctx: Context, pageId: number, fileId: number): Promise<StoredFile> {
  const file = (await findPictures(ctx.app.database.db, pageId)).find(({ id }) => id === fileId);
  if (file === undefined) throw gone({ name: 'picture' });
  return storeSmallerPicture(ctx, file, 'landingPageId', MAX_FIRST_PICTURE);
}
