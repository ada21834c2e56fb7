import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine } from '../forms/textField.ts';
import { wholeNumber } from '../forms/wholeNumberField.ts';

/** A time of day on the clock: '19:30'. */
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The fields of a weekly meeting, in Manila. */
export const meetingFields = {
  /** 1 is Monday, 7 is Sunday; null without a weekly meeting. */
  meetingDay: z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(wholeNumber('Meeting day', { least: 1, most: 7 })),
  ),
  /** 'HH:MM'; '' without a weekly meeting. */
  meetingTime: optionalLine('Meeting time', 5).check(
    z.refine((text) => text === '' || CLOCK.test(text), formMessage('Meeting time', 'validate')),
  ),
};

/** A meeting has both a day and a time, or neither: the error is at the one that is missing. */
export const wholeMeeting = z.superRefine<{ meetingDay: number | null; meetingTime: string }>(({ meetingDay, meetingTime }, context) => {
  if ((meetingDay === null) === (meetingTime === '')) return;
  const missing = meetingDay === null ? { path: ['meetingDay'], label: 'Meeting day' } : { path: ['meetingTime'], label: 'Meeting time' };
  context.addIssue({ code: 'custom', path: missing.path, message: formMessage(missing.label, 'required') });
});
