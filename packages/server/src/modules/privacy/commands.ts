import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { deletionForm, isDownloadable, whyNotDelete, whyNotWithdraw } from '@atlas/domain/privacy';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { NotStored } from '../../storage/failures.ts';
import { checkCurrentPassword, mailAccountChange, ownSession, requireCode } from '../auth/confirmIdentityCommands.ts';
import { OWN_PRIVACY_REQUEST } from '../users/privacyRequestCommands.ts';
import { countDownloadsSince, hasOpenRequest, privacyRequestLoader, updatePrivacyRequest } from '../users/privacyRequestRepo.ts';
import { findUserById, holdUser } from '../users/repo.ts';
import { writeDataDownload } from './jobs.ts';
import { findPersonToDelete } from './repo.ts';

export * from './eraseCommands.ts';

const DAY = 86_400_000;
/** Number of downloads that a person can request within 24 hours. */
const MAX_DOWNLOADS_A_DAY = 3;

/**
 * Requests a file with everything that Atlas stores about the caller. They get an email when it is
 * ready.
 *
 * @throws FORBIDDEN during a staff view, CONFLICT while another one is written, and RATE_LIMITED
 */
export async function requestDataDownload(ctx: Context): Promise<number> {
  const { userId } = ownSession(ctx);
  return create(ctx, OWN_PRIVACY_REQUEST, 'requestDataDownload', async ({ tx, at }) => {
    // Locks the person, so that concurrent requests are counted one after the other.
    await holdUser(tx, userId);
    if (await hasOpenRequest(tx, userId, 'download')) throw new UserError('CONFLICT', 'Your data is being collected already.');
    if ((await countDownloadsSince(tx, userId, new Date(at.getTime() - DAY))) >= MAX_DOWNLOADS_A_DAY)
      throw new UserError('RATE_LIMITED', 'You can download your data three times a day. Try again tomorrow.');
    const id = await insertRow(tx, OWN_PRIVACY_REQUEST, {
      userId,
      kind: 'download',
      storageKey: `downloads/${randomUUID()}`,
      createdAt: at,
    });
    await ctx.app.queues.enqueue(tx, writeDataDownload, { requestId: id });
    return id;
  });
}

/**
 * Requests that the caller's account is deleted, confirmed by the password. It can be withdrawn for
 * a week.
 *
 * @throws BAD_USER_INPUT for a wrong password, and CONFLICT with the reason why it cannot be deleted
 */
export async function requestDeletion(ctx: Context, input: Input): Promise<number> {
  const { userId } = ownSession(ctx);
  const { currentPassword, code } = parseForm(deletionForm, input);
  const user = await checkCurrentPassword(ctx, currentPassword);
  const takeCode = await requireCode(ctx, userId, code);
  return create(ctx, OWN_PRIVACY_REQUEST, 'requestDeletion', async ({ tx, at }) => {
    await holdUser(tx, userId);
    await takeCode(tx, user);
    if (await hasOpenRequest(tx, userId, 'deletion')) throw new UserError('CONFLICT', 'You have requested this already.');
    const reason = whyNotDelete(await findPersonToDelete(tx, userId));
    if (reason !== null) throw new UserError('CONFLICT', reason);
    const id = await insertRow(tx, OWN_PRIVACY_REQUEST, { userId, kind: 'deletion', createdAt: at });
    await mailAccountChange(ctx.app, tx, user, 'deletionAsked', at);
    return id;
  });
}

/**
 * Withdraws the caller's request to delete their account.
 *
 * @throws CONFLICT once the week is over or the request is closed
 */
export async function withdrawPrivacyRequest(ctx: Context, id: number): Promise<void> {
  const { userId } = ownSession(ctx);
  const user = await findUserById(ctx.app.database.db, userId);
  await change(ctx, OWN_PRIVACY_REQUEST, id, 'withdrawPrivacyRequest', async ({ tx, at, before }) => {
    const reason = whyNotWithdraw(before, at);
    if (reason !== null) throw new UserError('CONFLICT', reason);
    await updatePrivacyRequest(tx, id, { state: 'withdrawn', decidedAt: at });
    if (user !== null) await mailAccountChange(ctx.app, tx, user, 'deletionWithdrawn', at);
  });
}

/** The file of a download, ready to be sent. */
export interface OpenedDownload {
  bytes: number | null;
  read(): Promise<Readable>;
}

const OVER = 'This file is no longer available. Request your data again.';

/**
 * Opens the file with the caller's data.
 *
 * @throws UNAUTHENTICATED, FORBIDDEN during a staff view, NOT_FOUND for anyone else, and GONE once it
 * expired
 */
export async function openDataDownload(ctx: Context, id: number): Promise<OpenedDownload> {
  ctx.signedIn();
  const { userId } = ownSession(ctx);
  const request = await ctx.loader(privacyRequestLoader).load(id);
  if (request === null || request.userId !== userId || request.kind !== 'download')
    throw new UserError('NOT_FOUND', 'This file does not exist.');
  const { storageKey, bytes, expiresAt, state } = request;
  if (state !== 'done' || storageKey === null || !isDownloadable(expiresAt, ctx.app.clock.now())) throw new UserError('GONE', OVER);
  const read = async (): Promise<Readable> => {
    try {
      return await ctx.app.storage.read(storageKey);
    } catch (error) {
      // Backups do not contain downloads.
      throw error instanceof NotStored ? new UserError('GONE', OVER) : error;
    }
  };
  return { bytes, read };
}
