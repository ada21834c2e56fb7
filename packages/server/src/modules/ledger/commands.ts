import { ledgerDay } from '@atlas/domain/ledger';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';

/** The day on which the ledger records money that moved on a day, by the month that was closed last. */
export const ledgerDayOf = async ({ app }: Context, tx: Db, day: string): Promise<string> =>
  ledgerDay(day, (await app.values.within(tx).get('closed-month')) || null, app.clock.now());
