import { describe, expect, test } from 'vitest';
import { CHALLENGE_DAYS, challengeEditForm, challengeFromLastForm } from './challengeEditForm.ts';

const tasks = Array.from({ length: CHALLENGE_DAYS }, (_none, index) => ({ title: `Task ${index + 1}`, body: '', points: 20 }));
const values = { name: ' December ', startsOn: '2025-12-01', groupSize: '4', tasks };
const problems = (given: object) =>
  (challengeEditForm.safeParse({ ...values, ...given }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('challengeEditForm', () => {
  test('returns clean values', () => {
    expect(challengeEditForm.parse(values)).toEqual({ ...values, name: 'December', groupSize: 4 });
  });

  test.each([
    ['a missing name', { name: '' }, [['name', 'Name is required']]],
    ['a missing day', { startsOn: null }, [['startsOn', 'Start date is required']]],
    ['a day that does not exist', { startsOn: '2025-02-30' }, [['startsOn', 'Start date is not valid']]],
    ['a year out of range', { startsOn: '2101-01-01' }, [['startsOn', 'Start date is not valid']]],
    ['a group of one', { groupSize: 1 }, [['groupSize', 'Group size is too low']]],
    ['a group of 13', { groupSize: 13 }, [['groupSize', 'Group size is too high']]],
    ['11 tasks', { tasks: tasks.slice(1) }, [['tasks', 'A challenge has 12 tasks, one for each day.']]],
    ['13 tasks', { tasks: [...tasks, tasks[0]] }, [['tasks', 'A challenge has 12 tasks, one for each day.']]],
    ['a task without a title', { tasks: tasks.with(3, { title: ' ', body: '', points: 0 }) }, [['tasks.3.title', 'Task is required']]],
  ])('rejects %s', (_what, given, expected) => {
    expect(problems(given)).toEqual(expected);
  });
});

test('a start from the last challenge needs a name and a day', () => {
  expect(challengeFromLastForm.parse({ name: 'March', startsOn: '2026-03-02' })).toEqual({ name: 'March', startsOn: '2026-03-02' });
  expect(challengeFromLastForm.safeParse({ name: '', startsOn: '' }).error?.issues.map(({ message }) => message)).toEqual([
    'Name is required',
    'Start date is required',
  ]);
});
