import { randomBytes } from 'node:crypto';
import { routePath } from '@atlas/domain/navigation';
import { BILL_LINK_DAYS } from '@atlas/domain/orders';
import { dueCentavos, NOT_WHILE_VIEWING_AS, type PaymentPlatform, platformLabel } from '@atlas/domain/payments';
import { type OnlineProvider, payWays, type PayWay, providerLabel } from '@atlas/domain/providers';
import { addManilaDays } from '@atlas/domain/time';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { type OnlinePort, ProviderProblem } from '../../providers/port.ts';
import { findBill } from '../checkout/billCommands.ts';
import { findPayAccounts } from '../checkout/refs.ts';
import { findFunnelOfEntry, insertBillLink } from '../checkout/repo.ts';
import { findHeldOrder, LINK_INVALID, OWN_ORDER } from '../orders/recordCommands.ts';
import { hashSecret, orderKey } from '../orders/secretCommands.ts';
import { asInvoiceEntry } from '../payments/commands.ts';
import { findSale } from '../payments/documentsRepo.ts';
import { BILL_LINK, ENTRY_OF_PAYER } from '../payments/recordCommands.ts';
import { findUserById } from '../users/repo.ts';
import { fullName } from '@atlas/domain/users';
import {
  type Attempt,
  type AttemptFor,
  countAttempts,
  endOutage,
  findLiveAttempt,
  findOutages,
  insertAttempt,
  updateAttempt,
  writeOutage,
} from './repo.ts';

/** Payments that can be begun for one order or bill. */
export const MOST_ATTEMPTS = 20;
/** How long a provider that did not answer is not offered, in milliseconds. */
const OUTAGE_MS = 2 * 60_000;
/** How long a start may take before its answer counts as lost, in milliseconds. */
export const STARTS_WITHIN_MS = 60_000;

export const CHOOSE_ANOTHER = 'This way to pay is not available right now. Choose another one.';
export const BEING_STARTED = 'Your payment is being started. Try again in a minute.';

/** The ways to pay an amount now. */
export async function findPayWays(
  app: Pick<App, 'values' | 'providers' | 'database' | 'clock'>,
  db: Db,
  centavos: number,
): Promise<PayWay[]> {
  const { providers, values } = app;
  const [methods, accounts] = await Promise.all([values.get('pay-methods'), findPayAccounts({ values })]);
  // Without a provider there is nothing to ask the database for.
  const down = providers.configured.length === 0 ? [] : await findOutages(db, app.clock.now());
  const available = providers.configured.filter((name) => !down.includes(name));
  return payWays({ methods, accounts: accounts.map(({ platform }) => platform), available, centavos });
}

/** The order or the bill that a payment is begun for, as the provider is told. */
interface Target {
  for: AttemptFor;
  centavos: number;
  /** The beginning of our name for it. */
  name: string;
  description: string;
  payer: { name: string; email: string };
  returnPath: string;
}

const publicUrl = ({ settings }: App, path: string, back: string): string => {
  const url = new URL(path, settings.publicUrl);
  url.searchParams.set('back', back);
  return url.href;
};

/**
 * Begins the payment of an order at a provider, for its buyer.
 *
 * @returns the address of the provider's page, and of the page of the order where it could not be
 * begun
 * @throws NOT_FOUND without the secret of the order, CONFLICT when it takes no payment or the way is
 * not offered
 */
export async function startOrderPayment(ctx: Context, payCode: string, platform: PaymentPlatform): Promise<string> {
  if (ctx.session?.impersonatorId != null) throw new UserError('FORBIDDEN', NOT_WHILE_VIEWING_AS);
  const order = await findHeldOrder(ctx, payCode);
  const secret = ctx.visitor.held?.get(`order-${payCode}`);
  if (order === null || secret === undefined) throw new UserError('NOT_FOUND', LINK_INVALID);
  const port = await portFor(ctx, order.dueTodayCentavos, platform);
  const target: Target = {
    for: { orderId: order.id },
    centavos: order.dueTodayCentavos,
    name: order.payCode,
    description: order.offer.product,
    payer: { name: `${order.firstName} ${order.lastName}`, email: order.email },
    returnPath: routePath('checkout', { funnelId: String(order.funnelId) }, { order: orderKey(order.payCode, secret) }),
  };
  const claimed = await change(ctx, OWN_ORDER, order.id, 'startPayment', async ({ tx, at, before }) => {
    if (before.state === 'for-review') throw new UserError('CONFLICT', 'Your receipt is being checked. You need not pay again.');
    if (before.state !== 'awaiting-payment') throw new UserError('CONFLICT', 'This order takes no payment any more.');
    if (before.dueTodayCentavos !== target.centavos) throw new UserError('CONFLICT', 'The amount changed. Look at it again.');
    return claim(tx, at, port, target, platform);
  });
  return begin(ctx, port, target, claimed);
}

/**
 * Begins the payment of a bill at a provider: for its member, or for someone who pays for them.
 *
 * @param key the bill in the address
 * @returns the address of the provider's page
 * @throws NOT_FOUND for a key that opens no bill, CONFLICT when nothing is due or the way is not
 * offered
 */
export async function startBillPayment(ctx: Context, key: string, platform: PaymentPlatform): Promise<string> {
  if (ctx.session?.impersonatorId != null) throw new UserError('FORBIDDEN', NOT_WHILE_VIEWING_AS);
  const bill = await findBill(ctx, key);
  if (bill === null) throw new UserError('NOT_FOUND', 'This link does not open a bill. Ask for a new one.');
  const { db } = ctx.source;
  const { entry } = bill;
  const centavos = dueCentavos(asInvoiceEntry(entry));
  if (entry.voidedAt !== null || centavos === 0) throw new UserError('CONFLICT', 'This payment is settled. Nothing is to be paid.');
  const port = await portFor(ctx, centavos, platform);
  const [sale, funnelId, member] = [
    await findSale(db, entry.invoiceId),
    await findFunnelOfEntry(db, entry.id),
    await findUserById(db, entry.userId),
  ];
  const link = await returnLink(ctx, bill.isOwn ? null : bill.key, entry);
  const target: Target = {
    for: { entryId: entry.id },
    centavos,
    name: `${sale.number}-${entry.position}`,
    description: `${sale.product}, payment ${entry.position}`,
    // Someone who pays for a member gives their own name on the provider's page.
    payer: member === null ? { name: '', email: '' } : { name: fullName(member), email: member.email },
    returnPath: routePath('checkout', { funnelId: String(funnelId ?? 0) }, { bill: link }),
  };
  const claimed = await change(ctx, ENTRY_OF_PAYER, entry.id, 'startPayment', ({ tx, at, before }) => {
    if (before.voidedAt !== null || dueCentavos(asInvoiceEntry(before)) !== centavos)
      throw new UserError('CONFLICT', 'The amount changed. Look at it again.');
    return claim(tx, at, port, target, platform);
  });
  return begin(ctx, port, target, claimed);
}

/** The key with which the payer of a bill comes back, in another browser too. */
async function returnLink(ctx: Context, key: string | null, entry: { id: number; userId: number }): Promise<string> {
  const held = key === null ? undefined : ctx.visitor.held?.get(`bill-${key.replace('link-', '')}`);
  if (key !== null && held !== undefined) return `${key}.${held}`;
  const secret = randomBytes(24).toString('base64url');
  const id = await create(ctx, BILL_LINK, 'createReturnLink', ({ tx, at }) =>
    insertBillLink(tx, {
      entryId: entry.id,
      userId: entry.userId,
      secretHash: hashSecret(secret),
      expiresAt: addManilaDays(at, BILL_LINK_DAYS),
      isForReturn: true,
      createdAt: at,
    }),
  );
  return `link-${id}.${secret}`;
}

async function portFor(ctx: Context, centavos: number, platform: PaymentPlatform): Promise<OnlinePort> {
  const way = (await findPayWays(ctx.app, ctx.source.db, centavos)).find((one) => one.platform === platform);
  const port = way === undefined || way.provider === 'manual' ? null : ctx.app.providers.online(way.provider);
  if (port === null) throw new UserError('CONFLICT', CHOOSE_ANOTHER);
  return port;
}

/** A payment that was claimed: it is to be begun, or its page is open already. */
type Claimed = { attempt: Attempt; payUrl: string | null };

/** Claims the payment of an order or an entry, so that it is begun once, in a transaction that holds it. */
async function claim(tx: Db, at: Date, { name: provider }: OnlinePort, target: Target, platform: PaymentPlatform): Promise<Claimed> {
  const live = await findLiveAttempt(tx, target.for);
  if (live !== null && isSame(live, { provider, platform, centavos: target.centavos }, at)) return { attempt: live, payUrl: live.payUrl };
  if (live !== null && isBeingStarted(live, at)) throw new UserError('CONFLICT', BEING_STARTED);
  // No one has the address of a page that is not known to exist, so another way can be chosen.
  if (live !== null && live.provider === provider && live.state !== 'open') throw new UserError('CONFLICT', CHOOSE_ANOTHER);
  if (live !== null)
    await updateAttempt(tx, live.id, { state: 'ended', isToEnd: live.sessionId !== null, problem: 'The payer chose another way.' });
  const count = await countAttempts(tx, target.for);
  if (count >= MOST_ATTEMPTS) throw new UserError('CONFLICT', `${MOST_ATTEMPTS} payments were begun for this. Message us instead.`);
  const attempt = await insertAttempt(tx, {
    ...target.for,
    provider,
    platform,
    amountCentavos: target.centavos,
    reference: `${target.name}-${count + 1}`,
    nextCheckAt: new Date(at.getTime() + STARTS_WITHIN_MS),
    createdAt: at,
  });
  return { attempt, payUrl: null };
}

const isSame = (
  { provider, platform, amountCentavos, state, expiresAt }: Attempt,
  wanted: { provider: OnlineProvider; platform: PaymentPlatform; centavos: number },
  at: Date,
): boolean =>
  state === 'open' &&
  provider === wanted.provider &&
  platform === wanted.platform &&
  amountCentavos === wanted.centavos &&
  (expiresAt === null || expiresAt > at);

const isBeingStarted = ({ state, createdAt }: Attempt, at: Date): boolean =>
  state === 'starting' && at.getTime() - createdAt.getTime() < STARTS_WITHIN_MS;

/** Begins a claimed payment at its provider, outside of any transaction. */
async function begin({ app }: Context, port: OnlinePort, target: Target, { attempt, payUrl }: Claimed): Promise<string> {
  if (payUrl !== null) return payUrl;
  const { db } = app.database;
  try {
    const started = await port.startPayment({
      reference: attempt.reference,
      centavos: attempt.amountCentavos,
      platform: attempt.platform,
      description: target.description,
      payer: target.payer,
      returnUrl: publicUrl(app, target.returnPath, 'paid'),
      cancelUrl: publicUrl(app, target.returnPath, 'cancelled'),
    });
    await app.database.transaction((tx) => updateAttempt(tx, attempt.id, { state: 'open', ...started }));
    await endOutage(db, port.name);
    return started.payUrl;
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    const at = app.clock.now();
    app.log.warn({ attempt: attempt.id, provider: port.name, kind: error.kind, problem: error.message }, 'a payment was not begun');
    await app.database.transaction((tx) =>
      updateAttempt(tx, attempt.id, {
        state: error.kind === 'unsure' ? 'unsure' : 'ended',
        problem: error.message,
        nextCheckAt: error.kind === 'unsure' ? at : null,
      }),
    );
    if (error.kind !== 'refused')
      await writeOutage(db, { provider: port.name, until: new Date(at.getTime() + OUTAGE_MS), problem: error.message });
    throw new UserError(
      'CONFLICT',
      `${platformLabel(attempt.platform)} by ${providerLabel(port.name)} is not available right now. Choose another way to pay.`,
    );
  }
}
