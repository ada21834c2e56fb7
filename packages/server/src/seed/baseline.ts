import { LEGAL_KINDS } from '@atlas/domain/legal';
import { SETTINGS } from '@atlas/domain/settings';
import { sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { roleLevels } from './access/seedAccess.ts';
import { accessLevels } from '../modules/access/tables.ts';
import { legalDocuments } from '../modules/legal/tables.ts';
import { settings } from '../modules/settings/tables.ts';

/**
 * What every installation needs before its first visitor: one access level per role with the specified flags, and every setting with its first
 * value, and a legal page of each kind that waits for its text. It adds only what is missing, so that a new version brings its new settings and nothing that staff changed is touched.
 */
export async function seedBaseline({ database, clock }: App): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.insert(accessLevels).values(roleLevels(clock.now())).onConflictDoNothing({ target: accessLevels.key });
    await tx
      .insert(settings)
      .values(Object.entries(SETTINGS).map(([name, { type, value, description }]) => ({ name, type, value, description })))
      // A new version may say better what a setting is for.
      .onConflictDoUpdate({
        target: settings.name,
        set: { type: sql`excluded.type`, description: sql`excluded.description` },
        setWhere: sql`(${settings.type}, ${settings.description}) is distinct from (excluded.type, excluded.description)`,
      });
    await tx
      .insert(legalDocuments)
      .values(LEGAL_KINDS.map(({ value }) => ({ kind: value })))
      .onConflictDoNothing({ target: legalDocuments.kind });
  });
}
