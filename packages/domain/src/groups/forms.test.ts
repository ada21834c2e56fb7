import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { groupForm } from './groupForm.ts';
import { subgroupForm } from './subgroupForm.ts';

describe('groupForm', () => {
  test.each([
    [{}, { name: 'Name is required' }],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name is too long' }],
    [{ name: 'Amihan', leaderId: 0 }, { leaderId: 'Leader is too low' }],
    [{ name: 'Amihan', description: 'x'.repeat(2001) }, { description: 'Description is too long' }],
    [{ name: 'x'.repeat(100), leaderId: null, coachIds: [] }, {}],
  ])('of %j has the errors %j', (values, errors) => {
    expect(fieldErrors(groupForm, values) ?? {}).toEqual(errors);
  });

  test('lists each coach once', () => {
    expect(groupForm.parse({ name: 'Amihan', coachIds: [4, 4, 7] }).coachIds).toEqual([4, 7]);
  });
});

describe('subgroupForm', () => {
  const umaga = { groupId: 3, name: 'Umaga' };

  test.each([
    [{ name: 'Umaga' }, { groupId: 'Group is required' }],
    [{ ...umaga, capacity: 0 }, { capacity: 'Members at most is too low' }],
    [{ ...umaga, capacity: 1001 }, { capacity: 'Members at most is too high' }],
    [{ ...umaga, capacity: 1 }, {}],
    [{ ...umaga, meetingDay: 0, meetingTime: '19:30' }, { meetingDay: 'Meeting day is too low' }],
    [{ ...umaga, meetingDay: 8, meetingTime: '19:30' }, { meetingDay: 'Meeting day is too high' }],
    [{ ...umaga, meetingDay: 7, meetingTime: '23:59' }, {}],
    [{ ...umaga, meetingDay: 7, meetingTime: '24:00' }, { meetingTime: 'Meeting time is not valid' }],
    [{ ...umaga, meetingDay: 7 }, { meetingTime: 'Meeting time is required' }],
    [{ ...umaga, meetingTime: '07:00' }, { meetingDay: 'Meeting day is required' }],
    [{ ...umaga, meetingLink: 'http://meet.example' }, { meetingLink: 'Meeting link is not valid' }],
    [{ ...umaga, meetingLink: 'https://meet.example/umaga' }, {}],
  ])('of %j has the errors %j', (values, errors) => {
    expect(fieldErrors(subgroupForm, values) ?? {}).toEqual(errors);
  });
});
