import type { UploadKind } from './templates.ts';

/**
 * States what undoing an import does, and what stays. Members are archived, because they may have
 * signed in since.
 */
export const IMPORT_UNDO_TEXTS: Readonly<Record<UploadKind, string>> = {
  members:
    'People that it added are archived, and people that it changed get their earlier values back. Those whom someone changed since stay as they are.',
  groups: 'Groups and subgroups that it added are deleted. Those that someone changed since stay as they are.',
  courses: 'Courses, units and lessons that it added are deleted. Those that someone changed since stay as they are.',
};
