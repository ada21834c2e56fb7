import { truncate } from '../lists/truncate.ts';
import type { CheckInStep } from './checkInLadder.ts';

/** A notification about check-ins. */
export interface CheckInNews {
  readonly title: string;
  readonly body: string;
}

/**
 * The text for the people who are asked at a step of the ladder. The buddy is not told for how long
 * the member has been silent. Product decisions §10.
 *
 * @param name the first name of the member
 * @param weeks the number of missed weeks in a row
 * @example checkInStepNews('buddy', { name: 'Ana', group: 'Narra', weeks: 1 }).title
 * // 'Write to Ana'
 */
export function checkInStepNews(
  step: CheckInStep,
  { name, group, weeks }: { readonly name: string; readonly group: string; readonly weeks: number },
): CheckInNews {
  const since = weeks === 1 ? 'last week' : `for ${weeks} weeks`;
  switch (step) {
    case 'reminder':
      return { title: 'How was your week?', body: `${group} is waiting for your check-in. It takes one tap, until Sunday night.` };
    case 'buddy':
      return { title: `Write to ${name}`, body: `${name} could use a few words from a buddy. Say hello in the chat of ${group}.` };
    case 'lead':
      return {
        title: `${name} did not check in ${since}`,
        body: `Call or write to ${name}, and mark it on the page of ${group}.`,
      };
    case 'manager':
      return {
        title: `${name} did not check in ${since}`,
        body: `Neither a buddy nor the team lead of ${group} has reached ${name} yet. Please call.`,
      };
  }
}

/**
 * The text for the leaders of a member who asks for help.
 *
 * @example helpNews({ name: 'Ana', next: '' }).title // 'Ana asks for help'
 */
export const helpNews = ({ name, next }: { readonly name: string; readonly next: string }): CheckInNews => ({
  title: `${name} asks for help`,
  body: next === '' ? 'Answer the check-in, or call.' : truncate(next, 200),
});

/**
 * The text for a member whose check-in was answered.
 *
 * @example
 * replyNews({ name: 'Maria', reply: 'Well done.' }).title // 'Maria answered your check-in'
 */
export const replyNews = ({ name, reply }: { readonly name: string; readonly reply: string }): CheckInNews => ({
  title: `${name} answered your check-in`,
  body: truncate(reply, 200),
});

/** How check-ins work, for people in a group and for those who join one. Product decisions §10. */
export const HOW_CHECK_INS_WORK =
  'Once a week you say how it went. After a week without a check-in we ask a buddy to write to you, after two your team lead, after three your success manager.';

/**
 * The text for a person who joined an accountability group.
 *
 * @example
 * joinedNews('Narra').title // 'You are in the accountability group Narra'
 */
export const joinedNews = (group: string): CheckInNews => ({
  title: `You are in the accountability group ${group}`,
  body: `${HOW_CHECK_INS_WORK} You can switch the message to a buddy off on the page of the group.`,
});
