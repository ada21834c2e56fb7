import { type PayAccount, readPayAccounts } from './payAccounts.ts';
import { type PayMethods, readPayMethods } from './payMethods.ts';
import { PLAIN_READERS, type PlainValues, type SettingReader } from './plainSetting.ts';
import { type Setting, type SettingName, settingNamed, SETTINGS, type SettingType } from './settings.ts';

interface Values extends PlainValues {
  accounts: readonly PayAccount[];
  methods: PayMethods;
}

const READERS: { readonly [Type in SettingType]: SettingReader<Values[Type]> } = {
  ...PLAIN_READERS,
  accounts: readPayAccounts,
  methods: readPayMethods,
};

/** Parses a text by the type of a setting; undefined when it is invalid. */
export const readSetting = <Type extends SettingType>(
  { type, options = [] }: Pick<Setting, 'options'> & { readonly type: Type },
  text: string,
): Values[Type] | undefined => READERS[type](text.trim(), options);

type TypeOf<Name extends SettingName> = (typeof SETTINGS)[Name]['type'];

/**
 * The value of a setting by its type. 'true' is true, a link is an https address or a path of the
 * site, a number is a whole number from 0, an instant needs its zone, and a list is separated by
 * commas. Payment accounts and methods are JSON. A missing or invalid stored text counts as the
 * default.
 *
 * @param stored the text in the database, or null
 * @example settingValue('expiry-grace-days', '7') // 7
 * @spec 2 §3
 */
export function settingValue<Name extends SettingName>(name: Name, stored: string | null | undefined): Values[TypeOf<Name>] {
  const setting: Setting = settingNamed(name);
  const own = typeof stored === 'string' ? readSetting(setting, stored) : undefined;
  const first = readSetting(setting, setting.value);
  if (first === undefined) throw new Error(`The first value of the setting '${name}' does not fit its type.`);
  return (own ?? first) as Values[TypeOf<Name>];
}
