import * as z from 'zod/mini';
import { optionalText, requiredLine } from '../forms/textField.ts';
import { recordId, recordIds } from '../forms/wholeNumberField.ts';

const described = {
  name: requiredLine('Name', 150),
  shortDescription: optionalText('Short description', 300),
  /** Markdown. */
  description: optionalText('Description', 20_000),
};

/**
 * A course as staff edit it: name, descriptions, author, and the access levels it is granted to
 * apart from products. The generic messages apply.
 *
 * @spec 2 §3, §5
 */
export const courseForm = z.object({
  ...described,
  authorId: z._default(z.nullable(recordId('Author')), null),
  accessLevelIds: z._default(recordIds('Access level'), []),
});

/**
 * A unit of a course.
 *
 * @spec 2 §3
 */
export const unitForm = z.object({ courseId: recordId('Course'), ...described });

export type CourseForm = z.output<typeof courseForm>;
export type UnitForm = z.output<typeof unitForm>;
