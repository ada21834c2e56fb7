import { type SettingName, SETTINGS } from '@atlas/domain/settings';
import { daysFrom, type Seed } from '../seed.ts';
import { settingChanges, settings } from '../../modules/settings/tables.ts';

/** Settings of the demo that differ from a new installation. */
const DEMO_VALUES: Record<string, string> = {
  'enable-affiliate': 'true',
  'enable-challenge-buddies': 'true',
  'enable-live-workshop': 'true',
  'fast-funnel': 'freelancing-course',
  'join-funnel': 'freelancing-course',
  'embed-hosts': `${SETTINGS['embed-hosts'].value}, codepen.io, figma.com`,
  'pay-accounts': JSON.stringify([
    { platform: 'gcash', name: 'Atlas Online Learning', number: '0917 000 0001', qr: null },
    { platform: 'maya', name: 'Atlas Online Learning', number: '0918 000 0002', qr: null },
    { platform: 'bank-transfer', name: 'Atlas Online Learning Inc.', number: 'BDO 0012 3400 5678', qr: null },
  ]),
  'seller-name': 'Atlas Online Learning Inc.',
  'seller-tin': '000-000-000',
  'seller-branch': '00000',
  'seller-address': '12 Acacia Avenue, Ayala Alabang, Muntinlupa City 1780',
  'community-link': 'https://www.facebook.com/groups/atlas.example',
  'workshop-master-link': 'https://zoom.us/j/91823374650',
  'zoom-day-1': 'https://zoom.us/j/91823374651',
  'zoom-day-2': 'https://zoom.us/j/91823374652',
  'zoom-day-3': 'https://zoom.us/j/91823374653',
  'recording-day-1': 'https://www.youtube.com/watch?v=workshop001',
  'freebie-day-1': '/resources/public',
  'zoom-day-1-experimental': 'https://zoom.us/j/95540027711',
};

/**
 * Seeds every setting with its default value, except a few that make the demo's features visible.
 * An admin set those.
 */
export async function seedSettings(seed: Seed, adminId: number | null): Promise<void> {
  const rows = await seed.tx
    .insert(settings)
    .values(
      Object.entries(SETTINGS).map(([name, { type, value, description }], index) => {
        const own = DEMO_VALUES[name];
        return {
          name,
          type,
          description,
          value: own ?? value,
          ...(own !== undefined && { revision: 2, updatedById: adminId, updatedAt: daysFrom(seed, -45 + (index % 40)) }),
        };
      }),
    )
    .returning();
  await seed.tx
    .insert(settingChanges)
    .values(
      rows.flatMap(({ id, name, value: after, updatedAt: at }) =>
        at === null ? [] : [{ settingId: id, before: SETTINGS[name as SettingName].value, after, changedById: adminId, at }],
      ),
    );
}
