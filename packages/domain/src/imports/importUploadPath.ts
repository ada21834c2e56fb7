import type { ImportMode } from './importModes.ts';
import type { UploadKind } from './templates.ts';

const MEMBER_PATHS: Readonly<Record<ImportMode, string>> = {
  create: '/api/upload-create-users',
  upsert: '/api/upload-upsert-users',
  update: '/api/upload-update-users',
};

/**
 * The address to which a file is sent to be checked. Groups and courses are only added.
 *
 * @example importUploadPath('members', 'upsert') // '/api/upload-upsert-users'
 * @spec 2 §7
 */
export const importUploadPath = (kind: UploadKind, mode: ImportMode): string =>
  kind === 'members' ? MEMBER_PATHS[mode] : `/api/upload-create-${kind}`;
