import { SETTINGS } from '@atlas/domain/settings';
import type { Seed } from '../../seed/seed.ts';
import { settings } from './tables.ts';

/** What the demo has set otherwise than a new installation. */
const DEMO_VALUES: Record<string, string> = {
  'enable-affiliate': 'true',
  'enable-challenge-buddies': 'true',
  'enable-live-workshop': 'true',
  'fast-funnel': 'freelancing-course',
  'join-funnel': 'freelancing-course',
};

/** Every setting with its specified value, apart from a few that make the demo's features visible. */
export async function seedSettings({ tx }: Seed): Promise<void> {
  await tx.insert(settings).values(
    Object.entries(SETTINGS).map(([name, { type, value, description }]) => ({
      name,
      type,
      description,
      value: DEMO_VALUES[name] ?? value,
    })),
  );
}
