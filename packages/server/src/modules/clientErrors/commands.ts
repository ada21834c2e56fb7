import type { App } from '../../app.ts';
import { insertClientError, type NewClientError } from './repo.ts';

const MINUTE = 60_000;
const MOST_AN_HOUR = 1000;

/**
 * Keeps what a browser told. So that a flood cannot fill the disk, what was told in the last minute is not kept again (the same kind, build, route
 * and message), and no more than 1,000 are kept in an hour.
 */
export function recordClientError({ database, clock }: App, told: Omit<NewClientError, 'at'>): Promise<void> {
  const at = clock.now();
  const ago = (minutes: number) => new Date(at.getTime() - minutes * MINUTE);
  return insertClientError(database.db, { ...told, at }, { same: ago(1), any: ago(60), most: MOST_AN_HOUR });
}
