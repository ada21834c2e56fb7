import { publicRecord, type Authorization } from '../../graphql/rules.ts';
import { mayReadSetting } from './commands.ts';
import type { SettingRow } from './repo.ts';

/** Access rules for settings. */
export const settingsAuthorization: Authorization = {
  types: {
    SettingChange: 'with-parent',
    Setting: publicRecord('the audience that its name determines, and holders of defaultSettings', ({ name }: SettingRow, ctx) =>
      mayReadSetting(ctx, name),
    ),
  },
  fields: {
    'Mutation.updateSettings': { page: 'defaultSettings' },
    'Query.defaultSettingByName': 'everyone',
    'Setting.changes': { page: 'defaultSettings' },
    'Setting.description': { page: 'defaultSettings' },
    'Setting.revision': { page: 'defaultSettings' },
    'Setting.updatedAt': { page: 'defaultSettings' },
    'Setting.updatedBy': { page: 'defaultSettings' },
    'Viewer.settings': { page: 'defaultSettings' },
  },
};
