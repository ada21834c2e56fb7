import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { accountabilityChoicesForm, accountabilityContactForm, accountabilityGroupForm } from './accountabilityForms.ts';
import { checkInForm, checkInReplyForm } from './checkInForm.ts';

test('a check-in needs an answer and nothing else', () => {
  expect(checkInForm.parse({ answer: 'stuck' })).toEqual({ answer: 'stuck', next: '', needsHelp: false });
  expect(checkInForm.parse({ answer: 'done', next: ` ${'x'.repeat(500)} `, needsHelp: true }).next).toHaveLength(500);
  expect(fieldErrors(checkInForm, {})).toHaveProperty('answer');
  expect(fieldErrors(checkInForm, { answer: 'great' })).toHaveProperty('answer');
  expect(fieldErrors(checkInForm, { answer: 'done', next: 'x'.repeat(501) })).toHaveProperty('next');
});

test('the answer of a team lead is not empty', () => {
  expect(checkInReplyForm.parse({ reply: ' Well done. ' })).toEqual({ reply: 'Well done.' });
  expect(fieldErrors(checkInReplyForm, { reply: '  ' })).toHaveProperty('reply');
  expect(fieldErrors(checkInReplyForm, { reply: 'x'.repeat(1001) })).toHaveProperty('reply');
});

const group = { name: 'Narra', capacity: 8 };

test('a group may be without leaders, meeting and chat', () => {
  expect(accountabilityGroupForm.parse(group)).toEqual({
    ...group,
    leaderId: null,
    assistantId: null,
    meetingDay: null,
    meetingTime: '',
    chatLink: '',
  });
});

test.each([
  [{ capacity: 0 }, 'capacity'],
  [{ capacity: 101 }, 'capacity'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ leaderId: 3, assistantId: 3 }, 'assistantId'],
  [{ meetingDay: 3 }, 'meetingTime'],
  [{ meetingTime: '19:30' }, 'meetingDay'],
  [{ meetingDay: 8, meetingTime: '19:30' }, 'meetingDay'],
  [{ meetingDay: 7, meetingTime: '24:00' }, 'meetingTime'],
  [{ chatLink: 'http://m.me/j/narra' }, 'chatLink'],
])('a group with %j has an error at %s alone', (change, field) => {
  expect(Object.keys(fieldErrors(accountabilityGroupForm, { ...group, ...change }) ?? {})).toEqual([field]);
});

test('a group takes the bounds', () => {
  for (const capacity of [1, 100]) expect(fieldErrors(accountabilityGroupForm, { ...group, capacity })).toBeUndefined();
  expect(fieldErrors(accountabilityGroupForm, { ...group, meetingDay: 7, meetingTime: '23:59' })).toBeUndefined();
});

test('leaders save the meeting and the chat only', () => {
  const saved = accountabilityContactForm.parse({
    name: 'Mine',
    capacity: 90,
    meetingDay: 1,
    meetingTime: '06:00',
    chatLink: 'https://m.me/j/x',
  });
  expect(saved).toEqual({ meetingDay: 1, meetingTime: '06:00', chatLink: 'https://m.me/j/x' });
});

test('a member can meet at any time and allows a buddy, unless they choose otherwise', () => {
  expect(accountabilityChoicesForm.parse({})).toEqual({ meets: null, allowsBuddy: true });
  expect(accountabilityChoicesForm.parse({ meets: 'evening', allowsBuddy: false })).toEqual({ meets: 'evening', allowsBuddy: false });
  expect(fieldErrors(accountabilityChoicesForm, { meets: 'night' })).toHaveProperty('meets');
});
