import { SETTINGS } from '@atlas/domain/settings';
import type { App } from '../app.ts';
import { roleLevels } from './access/seedAccess.ts';
import { accessLevels } from '../modules/access/tables.ts';
import { settings } from '../modules/settings/tables.ts';

/**
 * What every installation needs before its first visitor: one access level per role with the specified flags, and every setting with its first
 * value. It adds only what is missing, so that a new version brings its new settings and nothing that staff changed is touched.
 */
export async function seedBaseline({ database, clock }: App): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.insert(accessLevels).values(roleLevels(clock.now())).onConflictDoNothing({ target: accessLevels.key });
    await tx
      .insert(settings)
      .values(Object.entries(SETTINGS).map(([name, { type, value, description }]) => ({ name, type, value, description })))
      .onConflictDoNothing({ target: settings.name });
  });
}
