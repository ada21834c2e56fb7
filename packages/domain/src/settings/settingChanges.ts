import type { FieldChange } from '../audit/fieldChanges.ts';
import { EXPERIMENTAL_SUFFIX, isSettingName, type SettingName, SETTINGS } from './settings.ts';
import { settingWords } from './settingWords.ts';

/** The change of a setting, with values in words. */
export interface SettingChange extends FieldChange {
  readonly before?: string;
  readonly after?: string;
}

type Stored = Readonly<Record<string, unknown>> | null | undefined;

/** The label of a setting among all settings; those of the experienced workshop state it. */
export const settingLabel = (name: SettingName): string =>
  `${SETTINGS[name].label}${name.endsWith(EXPERIMENTAL_SUFFIX) ? ' (experienced)' : ''}`;

const wordsIn = (name: SettingName, stored: Stored): string | undefined => {
  const value = stored?.[name];
  return typeof value === 'string' ? settingWords(name, value) : undefined;
};

/**
 * The changes of settings that were saved together, with labels and values in words. Settings that
 * no longer exist are left out.
 *
 * @example settingChanges({ 'expiry-grace-days': '14' }, { 'expiry-grace-days': '21' })
 * // [{ field: 'Grace after the expiry', kind: 'changed', before: '14 days', after: '21 days' }]
 */
export function settingChanges(before: Stored, after: Stored): SettingChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(isSettingName);
  return names.map((name): SettingChange => {
    const [was, is] = [wordsIn(name, before), wordsIn(name, after)];
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : was === is ? 'same' : 'changed';
    return { field: settingLabel(name), kind, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
  });
}

/** At most this many settings are listed in a line. */
const SHOWN = 2;

/**
 * The changes of settings that were saved together, in a line; '' for none.
 *
 * @example settingChangesText({ 'expiry-grace-days': '14' }, { 'expiry-grace-days': '21' })
 * // 'Grace after the expiry: from 14 days to 21 days'
 */
export function settingChangesText(before: Stored, after: Stored): string {
  const lines = settingChanges(before, after).map(
    ({ field, before: was, after: is }) => `${field}: from ${was ?? 'Empty'} to ${is ?? 'Empty'}`,
  );
  const more = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join(' · ');
}
