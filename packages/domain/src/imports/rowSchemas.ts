import * as z from 'zod/mini';
import {
  bool,
  date,
  email,
  facebook,
  list,
  mobile,
  optional,
  optionalText,
  required,
  requiredDate,
  requiredWhole,
  whole,
} from './cells.ts';
import type { SheetName } from './templates.ts';

const named = { Name: required(150), 'Short Description': optionalText(300), Description: optionalText(20_000) };

/**
 * The row schema of each sheet, by the titles of its columns. Texts are cleaned as in forms, and an
 * empty cell is null (access levels: an empty list). A date is the start of the day in Manila. An
 * email address is lower-cased; profile and mobile number are completed. Tribe ID and email may
 * each be missing; `checkWorkbook` requires one of them for a member.
 *
 * @spec 2 §3 names the columns; their contents are a product decision
 */
export const ROW_SCHEMAS = {
  Members: z.object({
    'Tribe ID': optional(50),
    Email: email(),
    Batch: optional(100),
    'First Name': optional(100),
    'Middle Name': optional(100),
    'Last Name': optional(100),
    Suffix: optional(20),
    'Birth Date (mm/dd/yyyy)': date(),
    'Facebook Profile': facebook(),
    'Mobile Number': mobile(),
    Sex: optional(20),
    'Group Name': optional(150),
    'Access Levels': list(),
    'Base Points': whole(),
    'Subscription ID': optional(50),
  }),
  Subscription: z.object({
    'Subscription ID': required(50),
    'Created At (mm/dd/yyyy)': requiredDate(),
    'Unenrolled (true or false)': bool(),
    'Funnel ID': requiredWhole(),
    'Payment Term ID': requiredWhole(),
  }),
  Groups: z.object({ 'Group ID': required(50), Name: required(100) }),
  Subgroups: z.object({ 'Subgroup ID': required(50), Name: required(100), 'Group ID': required(50) }),
  Courses: z.object({ 'Course ID': required(50), ...named, 'Author Tribe ID': optional(50) }),
  Units: z.object({ 'Unit ID': required(50), ...named, 'Course ID': required(50) }),
  Lessons: z.object({ 'Lesson ID': required(50), ...named, 'Unit ID': required(50) }),
} as const satisfies Record<SheetName, z.core.SomeType>;

export type ImportRow<Sheet extends SheetName> = z.output<(typeof ROW_SCHEMAS)[Sheet]>;
