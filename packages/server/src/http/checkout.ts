import { randomBytes } from 'node:crypto';
import { ATTRIBUTION_COOKIE, readAttribution } from '@atlas/domain/affiliates';
import { FORM_INVALID } from '@atlas/domain/errors';
import { matchRoute, routePath } from '@atlas/domain/navigation';
import { readBillKey } from '@atlas/domain/orders';
import { PAYMENT_PLATFORMS, type PaymentPlatform } from '@atlas/domain/payments';
import { stringifySetCookie } from 'cookie';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { sendBillReceipt } from '../modules/checkout/billCommands.ts';
import { cancelOrder, correctOrderEmail, mailOrderAgain, openOrder, sendOrderReceipt } from '../modules/checkout/buyerCommands.ts';
import { CheckoutClosed, placeOrder } from '../modules/checkout/placeCommands.ts';
import { findBill } from '../modules/checkout/billCommands.ts';
import type { Order } from '../modules/orders/repo.ts';
import { readOrderKey } from '../modules/orders/secretCommands.ts';
import { findPayWays, startBillPayment, startOrderPayment } from '../modules/providers/startCommands.ts';
import { askAboutReturn } from '../modules/providers/returnCommands.ts';
import { uploadKeyOf } from '../modules/payments/uploadCommands.ts';
import type { Exchange } from './auth.ts';
import { readCookies } from './cookies.ts';
import type { PostedForm } from './renderer.ts';
import { readBody, retryAfter } from './respond.ts';

const BODY_BYTES = 16 * 1024;

/** How long a browser keeps the secret of an order or a bill, in seconds. */
const HELD_SECONDS = 120 * 86_400;
/** How long a browser counts as the one that orders, in seconds. */
const ORDERING_SECONDS = 7 * 86_400;

/** Names the browser that orders, so that the same attempt is one order. */
const ORDERING_COOKIE = 'ordering';

/** The funnel in the address of a checkout; null for another page. */
export function checkoutKey(url: URL): string | null {
  const match = matchRoute(url.pathname);
  return match?.route.name === 'checkout' ? String(match.params['funnelId']) : null;
}

const isForm = (type: string | undefined): boolean => /^application\/x-www-form-urlencoded\b/.test(type ?? '');

/** Whether a request posts a form of a checkout, an order or a bill. */
export const isCheckoutForm = ({ req, url }: Exchange): boolean =>
  req.method === 'POST' && isForm(req.headers['content-type']) && checkoutKey(url) !== null;

/** The secrets of orders, bills, challenges and bug reports in the cookies of a request. */
export function heldSecrets(cookies: ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  const held = [...cookies].filter(([name]) => /^(?:order|bill|challenge|ticket)-/.test(name));
  return held.length === 0 ? undefined : new Map(held);
}

/** A cookie that only the pages of one checkout receive. */
const checkoutCookie = ({ secure }: Pick<Exchange, 'secure'>, funnel: string, name: string, value: string, maxAge: number): string =>
  stringifySetCookie(
    { name, value, path: routePath('checkout', { funnelId: funnel }), maxAge, httpOnly: true, sameSite: 'lax', secure },
    { encode: (text) => text },
  );

/** Marks a page whose address names an order, a bill or a bug report, so that nothing leaks from it. */
export function protectAddress({ res, url }: Pick<Exchange, 'res' | 'url'>): void {
  if (!['order', 'bill', 'code', 'key', 'ticket'].some((name) => url.searchParams.has(name))) return;
  res.setHeader('referrer-policy', 'no-referrer');
  res.setHeader('x-robots-tag', 'noindex');
}

/**
 * Moves the secret in the address of an order or a bill to a cookie of its checkout.
 *
 * @returns the address without the secret; null for one that has none
 */
export async function holdSecret(exchange: Exchange, context: Context): Promise<string | null> {
  const { res, url } = exchange;
  const funnel = checkoutKey(url);
  if (funnel === null) return null;
  const back = backOf(url);
  const key = url.searchParams.get('order');
  if (key !== null && readOrderKey(key) !== null) {
    const opened = await openOrder(context, key);
    if (opened === null) return routePath('checkout', { funnelId: funnel }, { order: 'unknown' });
    if (back === 'paid') await askAboutReturn(context.app, { orderId: opened.order.id });
    return withBack(held(exchange, { funnel: String(opened.order.funnelId), payCode: opened.order.payCode, secret: opened.secret }), back);
  }
  const bill = url.searchParams.get('bill');
  const read = bill === null ? null : readBillKey(bill);
  if (bill === null || read === null || !('linkId' in read) || read.secret === null) return null;
  const found = await findBill(context, bill);
  if (found !== null) res.appendHeader('set-cookie', checkoutCookie(exchange, funnel, `bill-${read.linkId}`, read.secret, HELD_SECONDS));
  if (found !== null && back === 'paid') await askAboutReturn(context.app, { entryId: found.entry.id });
  return withBack(routePath('checkout', { funnelId: funnel }, { bill: `link-${read.linkId}` }), back);
}

/** The return of a payer from the provider's page: after paying there, or without. */
const backOf = (url: URL): 'paid' | 'cancelled' | null => {
  const back = url.searchParams.get('back');
  return back === 'paid' || back === 'cancelled' ? back : null;
};

const withBack = (path: string, back: string | null): string => (back === null ? path : `${path}&back=${back}`);

/** Lets the browser hold the secret of an order, and returns the address of its page. */
function held(exchange: Exchange, { funnel, payCode, secret }: { funnel: string; payCode: string; secret: string }): string {
  exchange.res.appendHeader('set-cookie', checkoutCookie(exchange, funnel, `order-${payCode}`, secret, HELD_SECONDS));
  return routePath('checkout', { funnelId: funnel }, { order: payCode });
}

/**
 * The next page, or the page of the form with the reason why it was rejected. A receipt that was
 * sent has a key with which its picture is uploaded.
 */
export type CheckedOut = { next: string; receipt?: number; uploadKey?: string | null } | { page: string; status: number; form: PostedForm };

/** Fields of the checkout whose values are put back into the page. */
const KEPT = [
  'term',
  'coupon',
  'firstName',
  'lastName',
  'email',
  'mobileNumber',
  'facebookProfile',
  'method',
  'terms',
  'amount',
  'platform',
  'reference',
  'paidOn',
] as const;

/** Handles a posted form of a checkout: a coupon, an order, or what its buyer does with it. */
export async function checkOut(exchange: Exchange, context: Context): Promise<CheckedOut> {
  const { req, res, url } = exchange;
  const funnel = checkoutKey(url) ?? '';
  const values = Object.fromEntries(new URLSearchParams(await readBody(req, BODY_BYTES)));
  const kept = Object.fromEntries(KEPT.map((name) => [name, values[name] ?? '']));
  const page = (status: number, formError: PostedForm['formError'], search = url.search): CheckedOut => ({
    page: url.pathname + search,
    status,
    form: { path: url.pathname, values: kept, formError },
  });
  const coupon = values['coupon'] ?? '';
  if (values['do'] === 'coupon') return page(200, { text: '', fields: {} }, coupon === '' ? '' : `?${new URLSearchParams({ coupon })}`);
  try {
    return await act(exchange, context, funnel, values);
  } catch (error) {
    if (error instanceof CheckoutClosed) return { next: routePath('checkoutClosed', error.slug === null ? {} : { funnel: error.slug }) };
    if (!(error instanceof UserError)) throw error;
    for (const [name, value] of Object.entries(retryAfter(error))) res.setHeader(name, value);
    const { fieldErrors = {} } = error;
    const isOneField = Object.values(fieldErrors).includes(error.message);
    const text = Object.keys(fieldErrors).length > 0 && !isOneField ? FORM_INVALID : error.message;
    const search =
      values['do'] === 'order' && coupon !== '' && fieldErrors['coupon'] === undefined ? `?${new URLSearchParams({ coupon })}` : url.search;
    return page(error.code === 'BAD_USER_INPUT' ? 400 : error.status, { text, fields: fieldErrors }, search);
  }
}

async function act(exchange: Exchange, context: Context, funnel: string, values: Record<string, string>): Promise<CheckedOut> {
  const { url } = exchange;
  const payCode = url.searchParams.get('order') ?? '';
  const bill = url.searchParams.get('bill');
  const here = url.pathname + url.search;
  switch (values['do']) {
    case 'receipt': {
      const { proofId } = bill === null ? await sendOrderReceipt(context, payCode, values) : await sendBillReceipt(context, bill, values);
      return { next: here, receipt: proofId, uploadKey: uploadKeyOf(context.app, { id: proofId, state: 'submitted' }, 0) };
    }
    case 'pay': {
      const platform = readPlatform(values['platform']);
      return {
        next: bill === null ? await startOrderPayment(context, payCode, platform) : await startBillPayment(context, bill, platform),
      };
    }
    case 'cancel':
      await cancelOrder(context, payCode);
      return { next: here };
    case 'link':
      await mailOrderAgain(context, payCode);
      return { next: here };
    case 'email': {
      const key = readOrderKey(await correctOrderEmail(context, payCode, values));
      return { next: key === null ? here : held(exchange, { funnel, ...key }) };
    }
    default:
      return place(exchange, context, funnel, values);
  }
}

async function place(exchange: Exchange, context: Context, funnel: string, values: Record<string, string>): Promise<CheckedOut> {
  const cookies = readCookies(exchange.req);
  const nonce = cookies.get(ORDERING_COOKIE) ?? randomBytes(18).toString('base64url');
  // The chosen term with the amounts that its card showed, in one value, so that it works without script.
  const [paymentTermId, seenTotal, seenDueToday] = (values['term'] ?? '').split(':');
  const { order, key } = await placeOrder(
    context,
    funnel,
    { ...values, paymentTermId, seenTotal, seenDueToday },
    {
      nonce,
      affiliateCode: readAttribution(cookies.get(ATTRIBUTION_COOKIE))?.code ?? null,
    },
  );
  const read = key === null ? null : readOrderKey(key);
  if (read === null) return { next: routePath('thankYou', { of: 'confirm-order' }) };
  const page = held(exchange, { funnel: String(order.funnelId), ...read });
  return { next: (await beginPayment(context, order, read)) ?? page };
}

/**
 * Begins the payment of a new order at the provider that offers its method.
 *
 * @returns the address of the provider's page; null when the payer sends the money by hand, and when
 * the provider does not answer: then the page of the order offers what there is
 */
async function beginPayment(
  context: Context,
  order: Order,
  { payCode, secret }: { payCode: string; secret: string },
): Promise<string | null> {
  if (order.state !== 'awaiting-payment' || order.method === null) return null;
  const platform = readPlatform(order.method);
  const way = (await findPayWays(context.app, context.source.db, order.dueTodayCentavos)).find((one) => one.platform === platform);
  if (way === undefined || way.provider === 'manual') return null;
  const visitor = { ...context.visitor, held: new Map([[`order-${payCode}`, secret]]) };
  try {
    return await startOrderPayment({ ...context, visitor }, payCode, platform);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

function readPlatform(text: string | undefined): PaymentPlatform {
  const platform = PAYMENT_PLATFORMS.find(({ value }) => value === text)?.value;
  if (platform === undefined) throw new UserError('BAD_USER_INPUT', 'Choose how to pay.', { platform: 'Choose how to pay.' });
  return platform;
}

/** Names the browser that looks at a checkout, so that a form that is sent twice is one order. */
export function nameBrowser(exchange: Pick<Exchange, 'req' | 'res' | 'secure' | 'url'>): void {
  const funnel = checkoutKey(exchange.url);
  if (funnel === null || readCookies(exchange.req).has(ORDERING_COOKIE)) return;
  const value = randomBytes(18).toString('base64url');
  exchange.res.appendHeader('set-cookie', checkoutCookie(exchange, funnel, ORDERING_COOKIE, value, ORDERING_SECONDS));
}
