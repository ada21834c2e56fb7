import { routePath } from '@atlas/domain/navigation';
import { stringifySetCookie } from 'cookie';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { finishChallengeDay, reopenChallengeDay } from '../modules/challenges/dayCommands.ts';
import { challengeKeyPath, HELD_KEY, isChallengeKey, KEY_COOKIE } from '../modules/challenges/keyCommands.ts';
import type { Exchange } from './auth.ts';
import { readBody } from './respond.ts';

const BODY_BYTES = 1024;
/** How long a browser keeps the key of a challenge, in seconds. The key itself ends before. */
const HELD_SECONDS = 120 * 86_400;

const PAGE = routePath('thankYou');

/** Whether a request posts a day of a challenge, from the page of a participant without an account. */
export const isChallengeForm = ({ req, url }: Exchange): boolean =>
  req.method === 'POST' &&
  url.pathname === PAGE &&
  url.searchParams.get('of') === 'challenge' &&
  /^application\/x-www-form-urlencoded\b/.test(req.headers['content-type'] ?? '');

/**
 * Moves the key in the address of a challenge to a cookie of its page.
 *
 * @returns the address without the key; null for one that has none
 */
export function holdChallengeKey({ res, url, secure }: Exchange): string | null {
  const key = url.searchParams.get('key');
  if (url.pathname !== PAGE || url.searchParams.get('of') !== 'challenge' || key === null || !isChallengeKey(key)) return null;
  const cookie = { name: KEY_COOKIE, value: key, path: PAGE, maxAge: HELD_SECONDS, httpOnly: true, sameSite: 'lax', secure } as const;
  res.appendHeader('set-cookie', stringifySetCookie(cookie));
  return challengeKeyPath(HELD_KEY);
}

/**
 * Marks or reopens the day in a posted form. A day that is not open, or a key that is no longer
 * valid, leads to the page as it is now, which explains it.
 *
 * @returns the next page
 * @throws RATE_LIMITED
 */
export async function postChallengeDay({ req, url }: Exchange, context: Context): Promise<string> {
  const form = new URLSearchParams(await readBody(req, BODY_BYTES));
  const key = url.searchParams.get('key') ?? HELD_KEY;
  const input = { day: Number(form.get('day') ?? 0), key };
  try {
    await (form.get('do') === 'reopen' ? reopenChallengeDay(context, input) : finishChallengeDay(context, input));
  } catch (error) {
    if (!(error instanceof UserError) || error.code === 'RATE_LIMITED') throw error;
  }
  return challengeKeyPath(isChallengeKey(key) ? key : HELD_KEY);
}
