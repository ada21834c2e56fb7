import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, requiredLine, requiredText } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';

/** The longest text of an announcement, in characters of Markdown: it fits into one notification. */
export const MAX_ANNOUNCEMENT = 2000;

export const NO_CHANNEL = 'Choose where it is sent: in Atlas, by email, or both.';

/** Everyone in the list of members that the sender sees, or the people of a segment. */
export const ANNOUNCEMENT_AUDIENCES = [
  { value: 'members', label: 'All members in my scope' },
  { value: 'segment', label: 'A segment' },
] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]['value'];

const AUDIENCES = ANNOUNCEMENT_AUDIENCES.map(({ value }) => value) as [AnnouncementAudience, ...AnnouncementAudience[]];

/**
 * An announcement as staff write it. A segment is required for the audience `segment`, and dropped
 * for the other. `path` is a page of Atlas that the notification and the email lead to; '' for none.
 * The generic messages apply.
 *
 * @spec a product decision
 */
export const announcementForm = z.pipe(
  z.object({
    title: requiredLine('Title', 150),
    /** Markdown. */
    body: requiredText('Text', MAX_ANNOUNCEMENT),
    path: z._default(
      optionalLine('Page', 300).check(
        z.refine((path) => path === '' || /^\/(?![/\\])\S*$/.test(path), 'Enter a page of Atlas that starts with /, such as /events.'),
      ),
      '',
    ),
    audience: z.enum(AUDIENCES, formMessage('Recipients', 'required')),
    segmentId: z._default(z.nullable(recordId('Segment')), null),
    isInApp: z._default(z.boolean(), true),
    isMailed: z._default(z.boolean(), true),
  }),
  z.transform((values, context) => {
    if (values.audience === 'segment' && values.segmentId === null)
      context.issues.push({ code: 'custom', path: ['segmentId'], message: formMessage('Segment', 'required'), input: values.segmentId });
    if (!values.isInApp && !values.isMailed) context.issues.push({ code: 'custom', path: ['isInApp'], message: NO_CHANNEL, input: false });
    return { ...values, segmentId: values.audience === 'segment' ? values.segmentId : null };
  }),
);

export type AnnouncementForm = z.output<typeof announcementForm>;
