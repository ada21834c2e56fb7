export { endedMonths, hasMonthEnded, monthText } from './endedMonths.ts';
export { MAX_PAY_ACCOUNT_LENGTHS, MAX_PAY_ACCOUNTS, type PayAccount, payAccountText, readPayAccounts } from './payAccounts.ts';
export { plainSettingValue } from './plainSetting.ts';
export { type PayMethods, readPayMethods } from './payMethods.ts';
export { settingAudience, type SettingAudience, workshopVariant } from './settingAudience.ts';
export { settingChanges, settingChangesText, settingLabel } from './settingChanges.ts';
export { type SettingEdit, settingEditsProblems } from './settingEdits.ts';
export { type SettingGroup, settingGroups, type SettingsPageName } from './settingGroups.ts';
export { type PayAccountInput, settingInput, type SettingInput } from './settingInput.ts';
export { settingProblem, settingProblems } from './settingProblem.ts';
export { cleanSetting, settingText } from './settingText.ts';
export { settingValue } from './settingValue.ts';
export { settingWords } from './settingWords.ts';
export {
  EXPERIMENTAL_SUFFIX,
  isSettingName,
  type Setting,
  SETTING_AREAS,
  type SettingArea,
  type SettingName,
  SETTING_TYPES,
  SETTINGS,
  type SettingType,
  workshopSettingNames,
  type WorkshopVariant,
} from './settings.ts';
