import { isBot, MAX_VISIT_BYTES, visitForm } from '@atlas/domain/visits';
import { UserError } from '../errors.ts';
import { countVisit } from '../modules/funnels/visitCounts.ts';
import type { Exchange } from './auth.ts';
import { parseJson, readBody, sendJson } from './respond.ts';

/**
 * Handles `POST /api/visits`: the path of a public page that a browser shows. It is added to the
 * count of its day, without anything about the visitor. Programs, networks past their budget,
 * and staff who view as someone else get the same response and are not counted.
 */
export async function handleVisits({ app, req, res, visitor }: Exchange, isViewedAs: () => Promise<boolean>): Promise<void> {
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  // A beacon with a text body is text/plain.
  if (!/^(?:text\/plain|application\/json)\b/.test(req.headers['content-type'] ?? '')) return sendJson(res, 415, { error: 'Send JSON.' });
  const { data } = visitForm.safeParse(parseJson(await readBody(req, MAX_VISIT_BYTES)));
  if (data === undefined) throw new UserError('BAD_USER_INPUT', 'This is not a visit of our pages.');
  if (!isBot(visitor.userAgent) && isWithinBudget() && !(await isViewedAs())) countVisit(app, data.path);
  res.writeHead(204, { 'cache-control': 'no-store' }).end();

  function isWithinBudget(): boolean {
    try {
      app.budgets.take({ anySession: null, visitor }, 'visit');
      return true;
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  }
}
