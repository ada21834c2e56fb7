import { afterSignUp, loginForm, signUpForm } from '@atlas/domain/auth';
import { FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { routePath, safeRedirect } from '@atlas/domain/navigation';
import { CodeNeeded, UserError } from '../errors.ts';
import type { OpenedSession } from '../modules/auth/sessionCommands.ts';
import { signIn } from '../modules/auth/signInCommands.ts';
import { signUp, type PendingSignUp } from '../modules/auth/signUpCommands.ts';
import type { BrowserCookies } from '../modules/auth/signInLimits.ts';
import type { Exchange } from './auth.ts';
import type { PostedForm } from './renderer.ts';
import { readBody, retryAfter } from './respond.ts';

const BODY_BYTES = 16 * 1024;

/** A form that a browser without script posts to its own page. */
interface EntryForm {
  validate: (values: Record<string, string>) => object;
  /** Fields whose values are put back into the page after a rejection. */
  kept: readonly string[];
  open: (exchange: Exchange, values: Record<string, string>, cookies: BrowserCookies) => Promise<OpenedSession | PendingSignUp>;
  /** The next page for a person who has just signed in. */
  next: (opened: OpenedSession, url: URL) => string;
}

const FORMS: Readonly<Record<string, EntryForm>> = {
  [routePath('login')]: {
    validate: validateWith(loginForm),
    kept: ['email'],
    open: ({ app, visitor }, { email = '', password = '', code }, cookies) =>
      signIn(app, visitor, { username: loginForm.parse({ email, password }).email, password, code }, cookies),
    next: (_opened, url) => safeRedirect(url.searchParams.get('redirectTo')),
  },
  [routePath('signup')]: {
    validate: validateWith(signUpForm),
    kept: ['firstName', 'lastName', 'facebookProfile', 'email'],
    open: ({ app, visitor }, values, cookies) => {
      const { email, facebookProfile, ...rest } = signUpForm.parse(values);
      return signUp(app, visitor, { ...rest, username: email, facebookProfile: facebookProfile ?? '' }, cookies);
    },
    next: () => routePath(afterSignUp({ roles: ['non-member'] })),
  },
};

/** Whether a request posts such a form. */
export const isEntryForm = ({ req, url }: Exchange): boolean =>
  req.method === 'POST' &&
  Object.hasOwn(FORMS, url.pathname) &&
  /^application\/x-www-form-urlencoded\b/.test(req.headers['content-type'] ?? '');

/** The result of a posted form: a session and the next page, or the message to show in the form. */
export type Entered = { opened: OpenedSession; next: string } | { status: number; form: PostedForm };

/**
 * Signs in or up with a posted form. After a rejection the page shows the errors and what was
 * typed, except for the password.
 */
export async function enter(exchange: Exchange, cookies: BrowserCookies): Promise<Entered> {
  const { req, url } = exchange;
  const form = FORMS[url.pathname];
  if (!form) throw new UserError('NOT_FOUND', 'There is no form at this address.');
  const values = Object.fromEntries(new URLSearchParams(await readBody(req, BODY_BYTES)));
  const kept = Object.fromEntries(form.kept.map((name) => [name, values[name] ?? '']));
  const rejected = (status: number, text: string, fields: Readonly<Record<string, string>> = {}, needs?: 'code'): Entered => ({
    status,
    form: { path: url.pathname, values: kept, formError: { text, fields, ...(needs && { needs }) } },
  });
  const problems = form.validate(values) as Record<string, string>;
  if (Object.keys(problems).length > 0) return rejected(400, FORM_INVALID, problems);
  try {
    const opened = await form.open(exchange, values, cookies);
    // The form is not rejected, but its message appears in the same position.
    if ('message' in opened) return rejected(200, opened.message);
    return { opened, next: form.next(opened, url) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const status = error.code === 'RATE_LIMITED' ? error.status : 400;
    for (const [name, value] of Object.entries(retryAfter(error))) exchange.res.setHeader(name, value);
    if (error instanceof CodeNeeded) return rejected(status, error.message, {}, error.needs);
    return error.fieldErrors ? rejected(status, FORM_INVALID, error.fieldErrors) : rejected(status, error.message);
  }
}
