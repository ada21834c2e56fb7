/** @spec 1 §9, 2 §7 */
export const API_BASE = '/api';

/** @spec 1 §9, 2 §7 */
export const GRAPHQL_PATH = '/api/graphql';

/**
 * The other paths under /api.
 *
 * @spec 2 §7
 */
export const API_PATHS = [
  'uploads',
  'upload-file',
  'upload-create-users',
  'upload-upsert-users',
  'upload-create-courses',
  'upload-create-groups',
  'upload-update-users',
  'use-cache',
  'email-worker',
  'payments',
  'gsheet',
] as const;
