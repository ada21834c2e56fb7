import { ATTRIBUTION_COOKIE, readAttribution } from '@atlas/domain/affiliates';
import { FORM_INVALID } from '@atlas/domain/errors';
import { routePath } from '@atlas/domain/navigation';
import { LANDING_PAGE } from '@atlas/domain/pages';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { joinWaitingList, optInOnLandingPage } from '../modules/addresses/waitingListCommands.ts';
import type { Exchange } from './auth.ts';
import { readCookies } from './cookies.ts';
import type { PostedForm } from './renderer.ts';
import { readBody, retryAfter } from './respond.ts';

const BODY_BYTES = 4096;

/** The form of a funnel's address. A rejected form without one has no page to return to. */
const SLUG = /^[a-z0-9-]{1,80}$/i;

/** The address of the form, and the page that it is on. */
export const OPT_IN = '/opt-in';

/** Whether a request posts an address that a visitor leaves on a public page. */
export const isOptIn = ({ req, url }: Exchange): boolean =>
  req.method === 'POST' && url.pathname === OPT_IN && /^application\/x-www-form-urlencoded\b/.test(req.headers['content-type'] ?? '');

/**
 * The next page, or the page of the form with the reason why it was rejected. `funnel` is the slug
 * of the landing page that the form is on.
 */
export type OptedIn = { next: string } | { page: string; status: number; form: PostedForm; funnel?: string };

/**
 * Adds the address in a posted form: to the waiting list of the funnel in the form, or, with
 * `page=landing-page`, as an opt-in on its landing page.
 */
export async function optIn({ req, res }: Exchange, context: Context): Promise<OptedIn> {
  const { funnel = '', page = '', ...values } = Object.fromEntries(new URLSearchParams(await readBody(req, BODY_BYTES)));
  const isLanding = page === LANDING_PAGE;
  try {
    const code = readAttribution(readCookies(req).get(ATTRIBUTION_COOKIE))?.code ?? null;
    if (isLanding) {
      const isTaken = await optInOnLandingPage(context, funnel, values, code);
      return { next: isTaken ? routePath('thankYou', { of: LANDING_PAGE }) : routePath('checkoutClosed', { funnel }) };
    }
    await joinWaitingList(context, funnel, values, code);
    return { next: routePath('thankYou', { of: 'waiting-list' }) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const [name, value] of Object.entries(retryAfter(error))) res.setHeader(name, value);
    const { fieldErrors } = error;
    const isOnPage = isLanding && SLUG.test(funnel);
    return {
      page: isOnPage ? routePath('viewFunnel', { slug: funnel }) : routePath('checkoutClosed', { funnel }),
      status: error.code === 'RATE_LIMITED' ? error.status : 400,
      ...(isOnPage && { funnel }),
      form: {
        path: routePath('checkoutClosed'),
        values: { firstName: values['firstName'] ?? '', email: values['email'] ?? '', consent: values['consent'] ?? '' },
        formError: { text: fieldErrors ? FORM_INVALID : error.message, fields: fieldErrors ?? {} },
      },
    };
  }
}
