import * as z from 'zod/mini';
import { optionalHttps } from '../forms/httpsField.ts';
import { requiredLine } from '../forms/textField.ts';
import { recordId, wholeNumber } from '../forms/wholeNumberField.ts';
import { MEETING_TIMES } from './meetingTimes.ts';
import { meetingFields, wholeMeeting } from './weeklyMeeting.ts';

/** Maximum number of members of an accountability group. A product decision. */
export const MAX_ACCOUNTABILITY_CAPACITY = 100;

const contact = { ...meetingFields, chatLink: optionalHttps('Chat link') };

/**
 * An accountability group as staff save it: its name, team lead and assistant, number of members,
 * weekly meeting in Manila, and the link to its chat. A group may be without a team lead for a
 * time. The generic messages apply.
 *
 * @example accountabilityGroupForm.parse({ name: ' Narra ', capacity: '8' }).capacity // 8
 * @spec 2 §5; the fields are a product decision
 */
export const accountabilityGroupForm = z
  .object({
    name: requiredLine('Name', 100),
    leaderId: z._default(z.nullable(recordId('Team lead')), null),
    assistantId: z._default(z.nullable(recordId('Assistant')), null),
    capacity: wholeNumber('Members at most', { least: 1, most: MAX_ACCOUNTABILITY_CAPACITY }),
    ...contact,
  })
  .check(wholeMeeting)
  .check(
    z.refine(({ leaderId, assistantId }) => leaderId === null || leaderId !== assistantId, {
      error: 'The team lead cannot be the assistant too.',
      path: ['assistantId'],
    }),
  );

export type AccountabilityGroupForm = z.output<typeof accountabilityGroupForm>;

/**
 * The part of an accountability group that its leaders save themselves: the weekly meeting in Manila and the
 * link to the chat. Product decisions §20, X1.
 */
export const accountabilityContactForm = z.object(contact).check(wholeMeeting);

export type AccountabilityContactForm = z.output<typeof accountabilityContactForm>;

/**
 * The choices of a member: when they can meet, for being placed in a group, and whether a buddy may be
 * asked to write when they miss a week. A product decision.
 */
export const accountabilityChoicesForm = z.object({
  /** Null for any time. */
  meets: z._default(z.nullable(z.enum(MEETING_TIMES.map(({ value }) => value))), null),
  allowsBuddy: z._default(z.boolean(), true),
});

export type AccountabilityChoices = z.output<typeof accountabilityChoicesForm>;
