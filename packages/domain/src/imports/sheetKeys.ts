import type { SheetName } from './templates.ts';

/**
 * The key columns of the sheets, whose values are unique. Other sheets reference the first key of a
 * sheet.
 */
export const KEYS: readonly { readonly sheet: SheetName; readonly column: string }[] = [
  { sheet: 'Members', column: 'Tribe ID' },
  { sheet: 'Members', column: 'Email' },
  { sheet: 'Subscription', column: 'Subscription ID' },
  { sheet: 'Groups', column: 'Group ID' },
  { sheet: 'Subgroups', column: 'Subgroup ID' },
  { sheet: 'Courses', column: 'Course ID' },
  { sheet: 'Units', column: 'Unit ID' },
  { sheet: 'Lessons', column: 'Lesson ID' },
];

/** The columns that reference a row of another sheet in the same workbook. */
export const REFERENCES: readonly { readonly sheet: SheetName; readonly column: string; readonly to: SheetName }[] = [
  { sheet: 'Members', column: 'Subscription ID', to: 'Subscription' },
  { sheet: 'Subgroups', column: 'Group ID', to: 'Groups' },
  { sheet: 'Units', column: 'Course ID', to: 'Courses' },
  { sheet: 'Lessons', column: 'Unit ID', to: 'Units' },
];
