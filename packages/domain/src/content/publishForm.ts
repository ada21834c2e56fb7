import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine } from '../forms/textField.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { MANILA } from '../time/manila.ts';
import { TIME_SLOTS } from '../time/timeSlots.ts';
import { instantInZone } from '../time/zonedTime.ts';

/** How far ahead content can be scheduled, in days. */
const MAX_DAYS_AHEAD = 366;

/** When to publish: now, or at a half hour to come in Manila. */
export const PUBLISH_WHEN = ['now', 'later'] as const;

/**
 * When to publish a course, lesson, event or resource. Parses to the instant; null means now. The
 * generic messages apply.
 *
 * @param now the instant of the request
 */
export const publishForm = (now: Date) =>
  z.pipe(
    z.object({
      when: z._default(z.enum(PUBLISH_WHEN, formMessage('When', 'validate')), 'now'),
      /** A day in Manila; only for later. */
      day: z._default(optionalLine('Day', 10), ''),
      /** One of `TIME_SLOTS`; only for later. */
      time: z._default(optionalLine('Time', 8), ''),
    }),
    z.transform(({ when, day, time }, context): { at: Date | null } => {
      if (when === 'now') return { at: null };
      const problem = (field: 'day' | 'time', message: string) => {
        context.issues.push({ code: 'custom', path: [field], message, input: { day, time } });
        return { at: null };
      };
      if (fromIsoDay(day) === null) return problem('day', formMessage('Day', day === '' ? 'required' : 'validate'));
      if (!TIME_SLOTS.includes(time)) return problem('time', formMessage('Time', time === '' ? 'required' : 'validate'));
      const at = instantInZone(MANILA, { day, minute: TIME_SLOTS.indexOf(time) * 30 });
      if (at === null || at.getTime() <= now.getTime()) return problem('time', 'Choose a time in the future.');
      if (at.getTime() > now.getTime() + MAX_DAYS_AHEAD * 86_400_000) return problem('day', 'Choose a day within a year.');
      return { at };
    }),
  );

export type PublishForm = z.input<ReturnType<typeof publishForm>>;
