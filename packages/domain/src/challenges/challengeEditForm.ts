import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalText, requiredLine } from '../forms/textField.ts';
import { wholeNumber } from '../forms/wholeNumberField.ts';
import { fromIsoDay } from '../time/isoDay.ts';

/** The number of days of every challenge, with one task each. */
export const CHALLENGE_DAYS = 12;

/** The least and the most people in a group of buddies. */
export const MIN_BUDDIES = 2;
export const MAX_BUDDIES = 12;

const startsOn = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((day) => day ?? ''),
  ),
  z.string().check(
    z.minLength(1, { error: formMessage('Start date', 'required'), abort: true }),
    z.refine((day) => fromIsoDay(day) !== null && day >= '2000-01-01' && day <= '2100-12-31', formMessage('Start date', 'validate')),
  ),
);

const dates = { name: requiredLine('Name', 100), startsOn };

const task = z.object({
  title: requiredLine('Task', 150),
  /** Markdown. */
  body: optionalText('Text', 5000),
  points: z._default(wholeNumber('Points', { least: 0, most: 100_000 }), 0),
});

/**
 * A challenge as staff edit it: its name, its first day in Manila, the size of a group of buddies,
 * and one task for each of the 12 days. The generic messages apply.
 *
 * @spec a product decision
 */
export const challengeEditForm = z.object({
  ...dates,
  groupSize: wholeNumber('Group size', { least: MIN_BUDDIES, most: MAX_BUDDIES }),
  tasks: z.array(task).check(z.length(CHALLENGE_DAYS, { error: `A challenge has ${CHALLENGE_DAYS} tasks, one for each day.` })),
});
export type ChallengeEditForm = z.output<typeof challengeEditForm>;

/**
 * A challenge that copies the tasks and the group size of the last one, with its own name and
 * dates.
 *
 * @spec a product decision
 */
export const challengeFromLastForm = z.object(dates);

/** The error when there is no challenge to copy. */
export const NO_LAST_CHALLENGE = 'There is no challenge to start from yet. Create one first.';
