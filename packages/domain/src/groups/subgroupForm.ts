import * as z from 'zod/mini';
import { optionalHttps } from '../forms/httpsField.ts';
import { requiredLine } from '../forms/textField.ts';
import { recordId, wholeNumber } from '../forms/wholeNumberField.ts';
import { meetingFields, wholeMeeting } from './weeklyMeeting.ts';

/** Maximum number of members of a subgroup. A product decision. */
export const MAX_SUBGROUP_CAPACITY = 1000;

/**
 * A subgroup as its editors save it: its group, name, leader and number of members, and the day and
 * time in Manila at which it meets every week. The generic messages apply. In addition, a meeting
 * has both a day and a time.
 *
 * @example
 * const meeting = { meetingDay: 1, meetingTime: '19:30' };
 * subgroupForm.parse({ groupId: 3, name: 'Umaga', ...meeting }).meetingTime // '19:30'
 * @spec 2 §3, §5; the fields are a product decision
 */
export const subgroupForm = z
  .object({
    groupId: recordId('Group'),
    name: requiredLine('Name', 100),
    leaderId: z._default(z.nullable(recordId('Leader')), null),
    /** Null for no limit. */
    capacity: z._default(z.nullable(wholeNumber('Members at most', { least: 1, most: MAX_SUBGROUP_CAPACITY })), null),
    ...meetingFields,
    meetingLink: optionalHttps('Meeting link'),
  })
  .check(wholeMeeting);

export type SubgroupForm = z.output<typeof subgroupForm>;
