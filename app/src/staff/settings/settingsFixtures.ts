import { settingGroups, type SettingName, SETTINGS, type SettingsPageName } from '@atlas/domain/settings';

export interface SettingFixture {
  id: string;
  databaseId: number;
  name: string;
  value: string;
  revision: number;
  updatedAt: string | null;
  updatedBy: { name: string } | null;
  changes: readonly object[];
}

const PAGES: readonly SettingsPageName[] = ['default', 'beginner', 'experienced'];
const NAMES = PAGES.flatMap((page) => settingGroups(page)).flatMap(({ names }) => names);

/** A setting with its initial value. */
const untouched = (name: SettingName): SettingFixture => ({
  id: `setting ${name}`,
  databaseId: NAMES.indexOf(name) + 1,
  name,
  value: SETTINGS[name].value,
  revision: 1,
  updatedAt: null,
  updatedBy: null,
  changes: [],
});

/**
 * A setting changed by Aileen Bautista.
 *
 * @param changes newest first
 */
const aileen = (name: SettingName, value: string, changes: SettingFixture['changes'], revision = 2): SettingFixture => ({
  ...untouched(name),
  value,
  revision,
  updatedAt: '2025-11-03T02:00:00Z',
  updatedBy: { name: 'Aileen Bautista' },
  changes,
});

const change = (databaseId: number, before: string, after: string, at: string, changedBy: string | null = 'Aileen Bautista') => ({
  databaseId,
  before,
  after,
  at,
  changedBy,
});

export const graceDays = aileen(
  'expiry-grace-days',
  '30',
  [change(9, '21', '30', '2025-11-03T02:00:00Z'), change(5, '14', '21', '2025-10-06T06:30:00Z', 'Paolo Reyes')],
  3,
);

const CHANGED: readonly SettingFixture[] = [
  graceDays,
  aileen('enable-affiliate', 'true', [change(4, 'false', 'true', '2025-11-03T02:00:00Z')]),
  aileen('event-name', 'Freelance Summit', [change(6, 'In-person event', 'Freelance Summit', '2025-11-03T02:00:00Z')]),
  aileen('enable-live-workshop', 'true', [change(7, 'false', 'true', '2025-11-03T02:00:00Z')]),
  aileen('workshop-starts-at', '2025-12-06T19:00:00+08:00', []),
  aileen('zoom-day-1', 'https://zoom.us/j/91823374651', []),
  aileen('freebie-day-1', '/resources/public', []),
];

/** Returns every setting, with the given ones replacing the defaults. */
export const settings = (...given: readonly SettingFixture[]): SettingFixture[] =>
  NAMES.map((name) => [...given, ...CHANGED].find((one) => one.name === name) ?? untouched(name));
