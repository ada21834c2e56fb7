import { type Setting, type SettingName, settingNamed, SETTINGS, type SettingType } from './settings.ts';

/** The types whose values are not JSON. */
export type PlainType = Exclude<SettingType, 'accounts' | 'methods'>;

/** The value of each type that is not JSON. */
export interface PlainValues {
  boolean: boolean;
  text: string;
  /** An https address or a path of the site; '' for none. */
  link: string;
  /** A whole number from 0. */
  number: number;
  instant: Date;
  list: readonly string[];
  /** One of the options. */
  choice: string;
  /** '2026-03'; '' for none. */
  month: string;
  /** The id of a file; null for none. */
  picture: number | null;
}

/** Parses the text of a type; undefined when it is invalid. */
export type SettingReader<Value> = (text: string, options: readonly string[]) => Value | undefined;

/** The readers of the types that are not JSON. */
export const PLAIN_READERS: { readonly [Type in PlainType]: SettingReader<PlainValues[Type]> } = {
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
  choice: (text, options) => (options.includes(text) ? text : undefined),
  month: (text) => (text === '' || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  picture: (text) => (text === '' ? null : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
};

type PlainName = { [Name in SettingName]: (typeof SETTINGS)[Name]['type'] extends PlainType ? Name : never }[SettingName];

/**
 * The value of a setting that is not JSON, like `settingValue`. The pages of members use it, because
 * it does not load the schemas of the others.
 *
 * @param stored the text in the database, or null
 * @example plainSettingValue('expiry-grace-days', '7') // 7
 * @spec 2 §3
 */
export function plainSettingValue<Name extends PlainName>(
  name: Name,
  stored: string | null | undefined,
): PlainValues[(typeof SETTINGS)[Name]['type'] & PlainType] {
  const { type, value, options = [] } = settingNamed(name) as Setting & { readonly type: PlainType };
  const read = (text: string) => PLAIN_READERS[type](text.trim(), options);
  const own = typeof stored === 'string' ? read(stored) : undefined;
  return (own ?? read(value)) as PlainValues[(typeof SETTINGS)[Name]['type'] & PlainType];
}
