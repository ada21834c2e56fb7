export { settingAudience, type SettingAudience, workshopVariant } from './settingAudience.ts';
export { settingProblem, settingValue } from './settingValue.ts';
export {
  EXPERIMENTAL_SUFFIX,
  type Setting,
  type SettingName,
  SETTINGS,
  type SettingType,
  workshopSettingNames,
  type WorkshopVariant,
} from './settings.ts';
