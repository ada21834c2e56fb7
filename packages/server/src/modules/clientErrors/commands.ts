import { MAX_STORED_OF_KIND_AN_HOUR } from '@atlas/domain/clientErrors';
import type { App } from '../../app.ts';
import { UserError } from '../../errors.ts';
import { insertClientError, type NewClientError } from './repo.ts';

const MINUTE = 60_000;

/**
 * Stores an error that a browser reports. An error with the same kind, build, route and message as
 * one from the last minute is not stored again, so that a flood cannot fill the disk. Each kind has
 * an hourly budget, and each network a small part of it. Therefore neither one broken page nor a
 * few networks use up the budget for other errors. Errors that are not stored still appear in the
 * log and in the metrics.
 *
 * @param network see `ipSubnet`; it is counted and not stored with the error
 */
export async function recordClientError(
  { database, clock, limits }: App,
  network: string,
  reported: Omit<NewClientError, 'at'>,
): Promise<void> {
  const at = clock.now();
  const ago = (minutes: number) => new Date(at.getTime() - minutes * MINUTE);
  try {
    await limits.take('clientErrorStored', network);
  } catch (error) {
    if (error instanceof UserError) return;
    throw error;
  }
  const budget = { same: ago(1), any: ago(60), most: MAX_STORED_OF_KIND_AN_HOUR };
  // Only stored errors count: members behind one carrier report the same error many times.
  if (!(await insertClientError(database.db, { ...reported, at }, budget))) await limits.giveBack('clientErrorStored', network);
}
