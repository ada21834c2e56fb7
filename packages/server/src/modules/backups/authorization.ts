import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for backups. */
export const backupsAuthorization: Authorization = {
  types: {
    Backup: { page: 'defaultSettings' },
  },
  fields: {
    'Viewer.backups': { page: 'defaultSettings' },
  },
};
