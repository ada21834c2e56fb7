import { type Setting, SETTING_AREAS, type SettingName, SETTINGS, workshopSettingNames, type WorkshopVariant } from './settings.ts';

/** A group of settings on a page. */
export interface SettingGroup {
  readonly title: string;
  readonly names: readonly SettingName[];
}

/** A page of settings: the default ones, or those of a workshop. */
export type SettingsPageName = 'default' | WorkshopVariant;

const areaOf = (name: SettingName): Setting['area'] => SETTINGS[name].area;

/** The settings for the whole workshop, followed by its three days. */
function workshopGroups(variant: WorkshopVariant): SettingGroup[] {
  const names = workshopSettingNames(variant);
  const dayOf = (name: SettingName): string => /-day-(\d)/.exec(name)?.[1] ?? '';
  const days = [...new Set(names.map(dayOf))];
  return days.map((day) => ({ title: day === '' ? 'Workshop' : `Day ${day}`, names: names.filter((name) => dayOf(name) === day) }));
}

/**
 * The settings of a page, grouped by topic. Every setting is on exactly one page, so that a new one
 * appears automatically.
 *
 * @example settingGroups('experienced').map(({ title }) => title)
 * // ['Workshop', 'Day 1', 'Day 2', 'Day 3']
 * @spec 1 §2.9, 2 §3
 */
export function settingGroups(page: SettingsPageName): SettingGroup[] {
  if (page !== 'default') return workshopGroups(page);
  const names = Object.keys(SETTINGS) as SettingName[];
  return SETTING_AREAS.filter(({ value }) => value !== 'workshop')
    .map(({ value, label }) => ({ title: label, names: names.filter((name) => areaOf(name) === value) }))
    .filter((group) => group.names.length > 0);
}
