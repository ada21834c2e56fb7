export { settingAudience, type SettingAudience, workshopVariant } from './settingAudience.ts';
export { type SettingEdit, settingEditsProblems } from './settingEdits.ts';
export { type SettingGroup, settingGroups, type SettingsPageName } from './settingGroups.ts';
export { settingInput, type SettingInput } from './settingInput.ts';
export { settingProblem } from './settingProblem.ts';
export { settingText } from './settingText.ts';
export { settingValue } from './settingValue.ts';
export { settingWords } from './settingWords.ts';
export {
  EXPERIMENTAL_SUFFIX,
  isSettingName,
  type Setting,
  SETTING_AREAS,
  type SettingArea,
  type SettingName,
  SETTINGS,
  type SettingType,
  workshopSettingNames,
  type WorkshopVariant,
} from './settings.ts';
