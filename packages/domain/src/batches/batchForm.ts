import * as z from 'zod/mini';
import { dayField } from '../forms/dayField.ts';
import { requiredLine } from '../forms/textField.ts';

const LAUNCH_ENDS_EARLY = 'The last day cannot be before the first.';

/**
 * A batch as staff edit it: its name, and the days in Manila on which it launches, first and last
 * included. The generic messages apply.
 *
 * @example
 * const batch = { name: 'Batch 21', launchFrom: '2026-01-05', launchTo: '2026-01-05' };
 * batchForm.safeParse(batch).success // true
 * @spec 2 §3, §5
 */
export const batchForm = z
  .object({
    name: requiredLine('Name', 100),
    launchFrom: dayField('First day'),
    launchTo: dayField('Last day'),
  })
  .check(
    z.superRefine(({ launchFrom, launchTo }, context) => {
      if (launchTo.getTime() < launchFrom.getTime()) context.addIssue({ code: 'custom', path: ['launchTo'], message: LAUNCH_ENDS_EARLY });
    }),
  );

export type BatchForm = z.output<typeof batchForm>;
