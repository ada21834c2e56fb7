import type { Db } from '../../db/open.ts';
import { consents } from './tables.ts';

/** Adds a choice about cookies; earlier ones are unchanged. */
export const insertConsent = async (db: Db, consent: typeof consents.$inferInsert): Promise<void> => {
  await db.insert(consents).values(consent);
};
