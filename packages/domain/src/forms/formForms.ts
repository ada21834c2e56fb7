import * as z from 'zod/mini';
import { slugField } from '../funnels/slugField.ts';
import { optionalText, requiredLine } from './textField.ts';
import { wholeNumber } from './wholeNumberField.ts';

/** The layouts of a form. */
export const FORM_LAYOUTS = [
  { value: 'one-by-one', label: 'One question after another' },
  { value: 'all-at-once', label: 'All at once' },
] as const;

export type FormLayout = (typeof FORM_LAYOUTS)[number]['value'];

/** The maximum number of responses that a form can be limited to. */
export const MAX_RESPONSES = 1_000_000;

export const JOURNEY_FORM_SLUG_STAYS = 'The Journey Form keeps its address: members are sent to it.';

/**
 * A new form. Its address is /form/{slug}.
 *
 * @example newFormForm.parse({ title: ' After the event ', slug: 'after-the-event' }).title
 * // 'After the event'
 */
export const newFormForm = z.object({ title: requiredLine('Title', 150), slug: slugField });

const blankAsNull = z.pipe(
  z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
  z.nullable(wholeNumber('Response limit', { least: 1, most: MAX_RESPONSES })),
);

/** The settings of a form besides its fields. They apply at once, to every version. */
export const formSettingsForm = z.object({
  title: requiredLine('Title', 150),
  slug: slugField,
  /** Markdown. */
  description: optionalText('Description', 5000),
  oncePerUser: z._default(z.boolean(), false),
  /** Null without a limit. */
  mostResponses: blankAsNull,
  layout: z.enum(['one-by-one', 'all-at-once']),
});

export type FormSettings = z.output<typeof formSettingsForm>;
