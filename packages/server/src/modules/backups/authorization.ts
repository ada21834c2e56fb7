import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of backups. */
export const backupsAuthorization: Authorization = {
  types: {
    Backup: { page: 'defaultSettings' },
  },
  fields: {
    'Viewer.backups': { page: 'defaultSettings' },
  },
};
