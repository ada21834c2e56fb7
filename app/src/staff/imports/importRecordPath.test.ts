import { expect, test } from 'vitest';
import { admin, member } from '../../testing/storyUsers.ts';
import { importRecordPath } from './importRecordPath.ts';

const row = (sheet: string, more: object = {}) => ({ sheet, state: 'APPLIED', outcome: 'CREATE', recordId: 7, ...more });

test.each([
  ['Members', '/community/members/7'],
  ['Subscription', '/subscriptions/7'],
  ['Groups', '/groups/7'],
  ['Courses', '/courses/7'],
  ['Units', null],
])('a row of %s leads to %j', (sheet, path) => expect(importRecordPath(row(sheet), admin)).toBe(path));

test('a row without a record leads nowhere', () => expect(importRecordPath(row('Groups', { recordId: null }), admin)).toBeNull());

test('a record that was added and undone is gone, except a person, who is archived', () => {
  expect(importRecordPath(row('Groups', { state: 'UNDONE' }), admin)).toBeNull();
  expect(importRecordPath(row('Members', { state: 'UNDONE' }), admin)).toBe('/community/members/7');
  expect(importRecordPath(row('Groups', { state: 'UNDONE', outcome: 'CHANGE' }), admin)).toBe('/groups/7');
});

test('a record that the viewer may not open is not linked', () => expect(importRecordPath(row('Members'), member)).toBeNull());
