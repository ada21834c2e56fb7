import type { Context } from '../../commands/context.ts';
import { ProviderProblem } from '../../providers/port.ts';
import { checkAttempt } from './collectCommands.ts';
import { processEvent } from './eventCommands.ts';
import { sendRefund } from './refundCommands.ts';
import { claimDueAttempts, claimEvents, claimRefunds, findToEnd, markStale, updateAttempt } from './repo.ts';

/** Rows that a job takes at a time. */
const SOME = 50;
/** How long a job claims them, in milliseconds: longer than any provider may take to answer. */
const CLAIMED_MS = 5 * 60_000;

const claim = ({ app }: Context) => {
  const now = app.clock.now();
  return { now, until: new Date(now.getTime() + CLAIMED_MS), most: SOME };
};

/** Processes the stored events that are due. */
export async function processDueEvents(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const events = await claimEvents(ctx.app.database.db, claim(ctx));
    for (const event of events) {
      signal?.throwIfAborted();
      await processEvent(ctx, event);
    }
    if (events.length < SOME) return;
  }
}

/** Asks about the open payments that are due to be asked about. A provider that does not answer is asked again later. */
export async function askAboutOpen(ctx: Context, signal?: AbortSignal): Promise<void> {
  const { app } = ctx;
  for (;;) {
    const ids = await claimDueAttempts(app.database.db, claim(ctx));
    for (const id of ids) {
      signal?.throwIfAborted();
      try {
        await checkAttempt(ctx, id);
      } catch (error) {
        if (!(error instanceof ProviderProblem)) app.log.error({ err: error, attempt: id }, 'a payment could not be asked about');
        else app.log.warn({ attempt: id, problem: error.message }, 'a provider did not answer about a payment');
      }
    }
    if (ids.length < SOME) return;
  }
}

/** Closes the pages of payments that pay nothing any more. One that was paid at the last moment is found by asking. */
export async function endStale(ctx: Context, signal?: AbortSignal): Promise<void> {
  const { app } = ctx;
  const { db } = app.database;
  await markStale(db);
  for (const { id, provider, sessionId } of await findToEnd(db, SOME)) {
    signal?.throwIfAborted();
    const port = app.providers.online(provider);
    if (port === null || sessionId === null) continue;
    try {
      await port.endPayment(sessionId);
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      app.log.warn({ attempt: id, problem: error.message }, 'the page of a payment was not closed');
      if (error.kind !== 'refused') continue;
    }
    await updateAttempt(db, id, { isToEnd: false });
  }
}

/** Sends the refunds that are due, and asks about those on their way. */
export async function sendDueRefunds(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const refunds = await claimRefunds(ctx.app.database.db, claim(ctx));
    for (const refund of refunds) {
      signal?.throwIfAborted();
      await sendRefund(ctx, refund);
    }
    if (refunds.length < SOME) return;
  }
}
