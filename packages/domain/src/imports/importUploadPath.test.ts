import { expect, test } from 'vitest';
import { importUploadPath } from './importUploadPath.ts';

test.each([
  ['members', 'create', '/api/upload-create-users'],
  ['members', 'upsert', '/api/upload-upsert-users'],
  ['members', 'update', '/api/upload-update-users'],
  ['groups', 'create', '/api/upload-create-groups'],
  ['courses', 'upsert', '/api/upload-create-courses'],
] as const)('%s in the mode %s are sent to %s', (kind, mode, path) => expect(importUploadPath(kind, mode)).toBe(path));
