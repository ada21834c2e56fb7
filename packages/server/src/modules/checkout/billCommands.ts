import { randomBytes } from 'node:crypto';
import { routePath } from '@atlas/domain/navigation';
import { BILL_LINK_DAYS, readBillKey } from '@atlas/domain/orders';
import { NOT_WHILE_VIEWING_AS } from '@atlas/domain/payments';
import { addManilaDays } from '@atlas/domain/time';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Input } from '../../commands/parseForm.ts';
import { UserError } from '../../errors.ts';
import { hashSecret, isSecret } from '../orders/secretCommands.ts';
import type { ScheduleEntry } from '../payments/repo.ts';
import { BILL_LINK, ENTRY_OF_PAYER, OWN_ENTRY } from '../payments/recordCommands.ts';
import { readReceipt, type SentReceipt, writeReceipt } from './buyerCommands.ts';
import { countBillLinks, endBillLinks, findBillLink, findEntry, findFunnelOfEntry, insertBillLink } from './repo.ts';

/** A bill as its payer opened it. */
export interface OpenedBill {
  entry: ScheduleEntry;
  /** Whether the person who opened it is its member; otherwise someone pays for them. */
  isOwn: boolean;
  /** The key in the address. */
  key: string;
}

export const BILL_LINK_INVALID = 'This link does not open a bill. Ask for a new one.';
const OWED_ONLY = 'This payment is settled. Nothing is to be paid.';

/**
 * The bill of a key: the number of an entry for its member, or a link for someone who pays for them.
 *
 * @param key as in the address: '117', or 'link-9' with the secret in the browser
 * @returns null for a key that does not open one
 */
export async function findBill(ctx: Context, key: string): Promise<OpenedBill | null> {
  const { db } = ctx.source;
  const read = readBillKey(key);
  if (read === null) return null;
  if ('entryId' in read) {
    const entry = await findEntry(db, read.entryId);
    return entry !== null && entry.userId === ctx.session?.userId ? { entry, isOwn: true, key } : null;
  }
  const secret = read.secret ?? ctx.visitor.held?.get(`bill-${read.linkId}`);
  const entry = secret === undefined ? null : await entryOfLink(ctx, read.linkId, secret);
  return entry && { entry, isOwn: false, key: `link-${read.linkId}` };
}

/** The entry of a link that is valid; null for a wrong secret, and once it expired or was revoked. */
async function entryOfLink(ctx: Context, linkId: number, secret: string): Promise<ScheduleEntry | null> {
  const { db, now } = ctx.source;
  const link = await findBillLink(db, linkId);
  if (link === null || link.revokedAt !== null || link.expiresAt <= now || !isSecret(secret, link.secretHash)) return null;
  return findEntry(db, link.entryId);
}

/**
 * Sends the receipt of a bill. Staff check it.
 *
 * @throws NOT_FOUND for a key that opens no bill, BAD_USER_INPUT with messages for fields, CONFLICT
 * for an entry that is settled, FORBIDDEN while viewing as someone
 */
export async function sendBillReceipt(ctx: Context, key: string, input: Input): Promise<SentReceipt> {
  const receipt = readReceipt(input, ctx.source.now);
  const bill = await findBill(ctx, key);
  if (bill === null) throw new UserError('NOT_FOUND', BILL_LINK_INVALID);
  if (ctx.session?.impersonatorId != null) throw new UserError('FORBIDDEN', NOT_WHILE_VIEWING_AS);
  return change(ctx, ENTRY_OF_PAYER, bill.entry.id, 'sendReceipt', ({ tx, at, before }) => {
    if (before.voidedAt !== null || before.status === 'Paid') throw new UserError('CONFLICT', OWED_ONLY);
    return writeReceipt(tx, at, { orderId: null, entryId: before.id, userId: before.userId }, receipt);
  });
}

/**
 * Makes a link with which someone else pays an entry of the caller. It is shown once, and ends
 * earlier links of the entry.
 *
 * @returns the path of the link
 * @throws NOT_FOUND for an entry of someone else, CONFLICT for one that is settled
 */
export async function createBillLink(ctx: Context, entryId: number): Promise<string> {
  const { session } = ctx.signedIn();
  if (session.impersonatorId !== null) throw new UserError('FORBIDDEN', NOT_WHILE_VIEWING_AS);
  const entry = await findEntry(ctx.source.db, entryId);
  if (entry === null || entry.userId !== session.userId) throw new UserError('NOT_FOUND', 'This payment no longer exists.');
  if (entry.voidedAt !== null || entry.status === 'Paid') throw new UserError('CONFLICT', OWED_ONLY);
  const secret = randomBytes(24).toString('base64url');
  const id = await create(ctx, BILL_LINK, 'createBillLink', async ({ tx, at }) => {
    await endBillLinks(tx, entryId, at);
    return insertBillLink(tx, {
      entryId,
      userId: session.userId,
      secretHash: hashSecret(secret),
      expiresAt: addManilaDays(at, BILL_LINK_DAYS),
      createdAt: at,
    });
  });
  const funnelId = await findFunnelOfEntry(ctx.source.db, entryId);
  return routePath('checkout', { funnelId: String(funnelId ?? 0) }, { bill: `link-${id}.${secret}` });
}

/** An entry of the caller, with the number of its links for the audit. */
const LINKED_ENTRY: typeof OWN_ENTRY = { ...OWN_ENTRY, extras: async (tx, id) => ({ payLinks: await countBillLinks(tx, id) }) };

/** Ends the links with which someone else pays an entry of the caller. */
export const revokeBillLinks = (ctx: Context, entryId: number): Promise<void> =>
  change(ctx, LINKED_ENTRY, entryId, 'revokeBillLinks', async ({ tx, at }) => {
    await endBillLinks(tx, entryId, at);
  });
