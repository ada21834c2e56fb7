import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { stageArchiveProblem } from './stageArchiveProblem.ts';
import { stageForm, stagePeopleForm, tasksForm } from './stageForm.ts';

const task = { title: 'Write your first proposal', points: 50 };

describe('stageForm', () => {
  test.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(151) }, { name: 'Name is too long' }],
    [{ name: 'x', description: 'x'.repeat(20_001) }, { description: 'Description is too long' }],
    [{ name: 'x'.repeat(150), description: 'x'.repeat(20_000) }, undefined],
    [{ name: 'x', tasks: null, managerIds: null }, undefined],
    [{ name: 'x', tasks: [task, { ...task, title: '' }] }, { 'tasks.1.title': 'Title is required' }],
  ])('case %#', (values, errors) => expect(fieldErrors(stageForm, values)).toEqual(errors));
});

describe('stagePeopleForm', () => {
  test('keeps each person once, in the given order', () => {
    expect(stagePeopleForm.parse({ managerIds: [3, 1, 3], reviewerIds: ['2', 2] })).toEqual({ managerIds: [3, 1], reviewerIds: [2] });
  });
  test('is empty when nothing is sent', () => {
    expect(stagePeopleForm.parse({})).toEqual({ managerIds: [], reviewerIds: [] });
  });
  test.each([0, -1, 1.5, 2_147_483_648, 'Ana'])('rejects %j as a person', (id) => {
    expect(Object.keys(fieldErrors(stagePeopleForm, { reviewerIds: [id] }) ?? {})).toEqual(['reviewerIds.0']);
  });
});

describe('tasksForm', () => {
  test.each([
    ['accepts a title and points', task, undefined],
    ['rejects a missing title', { ...task, title: '' }, { 'tasks.0.title': 'Title is required' }],
    ['rejects missing points', { title: 'x' }, { 'tasks.0.points': 'Points is required' }],
    ['accepts zero points', { ...task, points: 0 }, undefined],
    ['rejects negative points', { ...task, points: -1 }, 'tasks.0.points'],
    ['rejects too many points', { ...task, points: 100_001 }, 'tasks.0.points'],
    ['accepts a path', { ...task, actionLabel: 'Open', actionTarget: '/courses/my-courses/1' }, undefined],
    ['accepts an https address', { ...task, actionLabel: 'Open', actionTarget: 'https://canva.com/x' }, undefined],
    ['rejects another scheme', { ...task, actionLabel: 'Open', actionTarget: 'javascript:alert(1)' }, 'tasks.0.actionTarget'],
    ['rejects another host after two slashes', { ...task, actionLabel: 'Open', actionTarget: '//evil.example' }, 'tasks.0.actionTarget'],
    ['rejects a button without a link', { ...task, actionLabel: 'Open' }, { 'tasks.0.actionTarget': 'Link is required' }],
    ['rejects a link without a button', { ...task, actionTarget: '/content' }, { 'tasks.0.actionLabel': 'Button is required' }],
  ])('%s', (_what, given, errors) => {
    const found = fieldErrors(tasksForm, { tasks: [given] });
    if (typeof errors === 'string') expect(Object.keys(found ?? {})).toEqual([errors]);
    else expect(found).toEqual(errors);
  });

  test('limits the number of tasks', () => {
    expect(fieldErrors(tasksForm, { tasks: Array.from({ length: 50 }, () => task) })).toBeUndefined();
    expect(fieldErrors(tasksForm, { tasks: Array.from({ length: 51 }, () => task) })).toEqual({
      tasks: 'A stage can have at most 50 tasks.',
    });
  });
});

test.each([
  [0, null],
  [1, 'One person is in this stage. Move them to another stage first.'],
  [12, '12 people are in this stage. Move them to another stage first.'],
])('stageArchiveProblem with %d people: %j', (members, problem) => expect(stageArchiveProblem(members)).toBe(problem));
