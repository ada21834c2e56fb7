import { type SettingName, SETTINGS, type SettingType } from './settings.ts';

interface Values {
  boolean: boolean;
  text: string;
  /** An https address or a path of the site; '' for none. */
  link: string;
  /** A whole number from 0. */
  number: number;
  instant: Date;
  list: readonly string[];
}

type Reader<Type extends SettingType> = (text: string) => Values[Type] | undefined;

const READERS: { readonly [Type in SettingType]: Reader<Type> } = {
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  text: (text) => text,
  link: (text) => (text === '' || /^https:\/\/[^\s/]+\S*$/.test(text) || /^\/(?!\/)\S*$/.test(text) ? text : undefined),
  number: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  instant: (text) => {
    const date = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : Number.NaN);
    return Number.isNaN(date.getTime()) ? undefined : date;
  },
  list: (text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
};

/** Parses a text by its type; undefined when it is invalid. */
export const readSetting = <Type extends SettingType>(type: Type, text: string): Values[Type] | undefined => READERS[type](text.trim());

type TypeOf<Name extends SettingName> = (typeof SETTINGS)[Name]['type'];

/**
 * The value of a setting by its type. 'true' is true, a link is an https address or a path of the
 * site, a number is a whole number from 0, an instant needs its zone, and a list is separated by
 * commas. A missing or invalid stored text counts as the default.
 *
 * @param stored the text in the database, or null
 * @example settingValue('expiry-grace-days', '7') // 7
 * @spec 2 §3
 */
export function settingValue<Name extends SettingName>(name: Name, stored: string | null | undefined): Values[TypeOf<Name>] {
  const { type, value } = SETTINGS[name];
  const own = typeof stored === 'string' ? readSetting(type, stored) : undefined;
  const first = readSetting(type, value);
  if (first === undefined) throw new Error(`The first value of the setting '${name}' does not fit its type.`);
  return (own ?? first) as Values[TypeOf<Name>];
}
