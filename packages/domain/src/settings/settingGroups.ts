import { type Setting, SETTING_AREAS, type SettingName, SETTINGS, workshopSettingNames, type WorkshopVariant } from './settings.ts';

/** Settings that stand together on a page. */
export interface SettingGroup {
  readonly title: string;
  readonly names: readonly SettingName[];
}

/** A page of settings: the default ones, or those of a workshop. */
export type SettingsPageName = 'default' | WorkshopVariant;

const areaOf = (name: SettingName): Setting['area'] => SETTINGS[name].area;

/** The three days of a workshop, and before them what holds for all of it. */
function workshopGroups(variant: WorkshopVariant): SettingGroup[] {
  const names = workshopSettingNames(variant);
  const dayOf = (name: SettingName): string => /-day-(\d)/.exec(name)?.[1] ?? '';
  const days = [...new Set(names.map(dayOf))];
  return days.map((day) => ({ title: day === '' ? 'Workshop' : `Day ${day}`, names: names.filter((name) => dayOf(name) === day) }));
}

/**
 * The settings of a page, in groups by what they are about. Every setting stands on exactly one page, so that a new one shows by itself.
 *
 * @example settingGroups('experienced').map(({ title }) => title) // ['Workshop', 'Day 1', 'Day 2', 'Day 3']
 * Specification 1 §2.9, 2 §3.
 */
export function settingGroups(page: SettingsPageName): SettingGroup[] {
  if (page !== 'default') return workshopGroups(page);
  const names = Object.keys(SETTINGS) as SettingName[];
  return SETTING_AREAS.filter(({ value }) => value !== 'workshop')
    .map(({ value, label }) => ({ title: label, names: names.filter((name) => areaOf(name) === value) }))
    .filter((group) => group.names.length > 0);
}
