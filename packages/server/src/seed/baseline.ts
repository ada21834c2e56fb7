import { LEGAL_KINDS } from '@atlas/domain/legal';
import { SETTINGS } from '@atlas/domain/settings';
import { sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { roleLevels } from './access/seedAccess.ts';
import { accessLevels } from '../modules/access/tables.ts';
import { legalDocuments } from '../modules/legal/tables.ts';
import { settings } from '../modules/settings/tables.ts';

/**
 * Seeds what every installation needs before its first visitor: one access level per role with the
 * specified flags, every setting with its default value, and an empty legal page of each kind. It
 * adds only missing records. A new version therefore adds its new settings without overwriting
 * changes of staff.
 */
export async function seedBaseline({ database, clock }: App): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.insert(accessLevels).values(roleLevels(clock.now())).onConflictDoNothing({ target: accessLevels.key });
    await tx
      .insert(settings)
      .values(Object.entries(SETTINGS).map(([name, { type, value, description }]) => ({ name, type, value, description })))
      // A new version may have a better description of a setting.
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
