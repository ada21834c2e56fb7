import { describe, expect, test } from 'vitest';
import { HAS_ACCOUNT, HAS_NO_ACCOUNT, SAME_AS_BEFORE } from './importTexts.ts';
import { type FoundMember, type MemberNames, planMember } from './planMember.ts';
import type { ImportRow } from './rowSchemas.ts';

const EMPTY: ImportRow<'Members'> = {
  'Tribe ID': null,
  Email: 'juan@example.com',
  Batch: null,
  'First Name': null,
  'Middle Name': null,
  'Last Name': null,
  Suffix: null,
  'Birth Date (mm/dd/yyyy)': null,
  'Facebook Profile': null,
  'Mobile Number': null,
  Sex: null,
  'Group Name': null,
  'Access Levels': [],
  'Base Points': null,
  'Subscription ID': null,
};
const NAMES: MemberNames = {
  batches: new Map([
    ['batch 19', { id: 19, isArchived: false }],
    ['batch 1', { id: 1, isArchived: true }],
  ]),
  groups: new Map([['amihan', { id: 7, isArchived: false }]]),
  levels: new Map([
    ['member', { key: 'member', problem: null }],
    ['coach', { key: 'coach', problem: null }],
    ['administrator', { key: 'admin', problem: 'it allows more than yours' }],
  ]),
};
const FOUND: FoundMember = {
  id: 5,
  tribeId: 'T5',
  email: 'juan@example.com',
  values: { firstName: 'Juan', middleName: null, lastName: 'Cruz', batchId: 18, levels: 'admin,member', basePoints: 10 },
  isArchived: false,
  problem: null,
  isImporter: false,
};

describe('a new person', () => {
  test('gets the values of the row, and the level of non-members without one', () => {
    const row = {
      ...EMPTY,
      'First Name': 'Juan',
      Batch: 'BATCH 19',
      'Group Name': 'Amihan',
      'Birth Date (mm/dd/yyyy)': new Date('2000-02-28T16:00:00Z'),
    };
    expect(planMember(row, 'upsert', null, NAMES)).toEqual({
      outcome: 'create',
      before: null,
      after: {
        firstName: 'Juan',
        batchId: 19,
        groupId: 7,
        birthdate: '2000-02-29',
        email: 'juan@example.com',
        tribeId: null,
        levels: 'non-member',
      },
    });
  });

  test('needs a first name and an address', () => {
    expect(planMember({ ...EMPTY, Email: null, 'Tribe ID': 'T9' }, 'create', null, NAMES)).toMatchObject({
      outcome: 'problem',
      problems: [{ column: 'Email' }, { column: 'First Name' }],
    });
  });

  test('is skipped in an update', () =>
    expect(planMember(EMPTY, 'update', null, NAMES)).toEqual({ outcome: 'skip', message: HAS_NO_ACCOUNT }));

  test.each<[Partial<ImportRow<'Members'>>, string, string]>([
    [{ Batch: 'Batch 99' }, 'Batch', 'names no batch; add the batch first, or correct its name'],
    [{ Batch: 'Batch 1' }, 'Batch', 'names an archived batch'],
    [{ 'Group Name': 'Habagat' }, 'Group Name', 'names no group; add the group first, or correct its name'],
    [{ 'Access Levels': ['Member', 'King'] }, 'Access Levels', 'names King, which is not an access level'],
    [{ 'Access Levels': ['Administrator'] }, 'Access Levels', 'names Administrator: it allows more than yours'],
  ])('has a problem for %j', (cells, column, message) => {
    expect(planMember({ ...EMPTY, 'First Name': 'Juan', ...cells }, 'create', null, NAMES)).toEqual({
      outcome: 'problem',
      problems: [{ column, message }],
    });
  });
});

describe('a known person', () => {
  test('is skipped by an import of new people', () =>
    expect(planMember(EMPTY, 'create', FOUND, NAMES)).toEqual({ outcome: 'skip', message: HAS_ACCOUNT }));

  test('keeps the values of empty cells, and gets only those that differ', () => {
    expect(planMember({ ...EMPTY, 'First Name': 'Juan', Batch: 'Batch 19', 'Base Points': 20 }, 'update', FOUND, NAMES)).toEqual({
      outcome: 'change',
      before: { batchId: 18, basePoints: 10 },
      after: { batchId: 19, basePoints: 20 },
    });
  });

  test('is skipped when nothing differs, even one whom the importer may not change', () => {
    const row = { ...EMPTY, 'First Name': 'Juan', 'Access Levels': ['Administrator'] };
    expect(planMember(row, 'upsert', { ...FOUND, problem: 'above you' }, NAMES)).toEqual({ outcome: 'skip', message: SAME_AS_BEFORE });
  });

  test('gets levels in addition to those held', () => {
    expect(planMember({ ...EMPTY, 'Access Levels': ['coach'] }, 'upsert', FOUND, NAMES)).toMatchObject({
      after: { levels: 'admin,coach,member' },
    });
  });

  test.each<[Partial<ImportRow<'Members'>>, Partial<FoundMember>, string]>([
    [{ Email: 'other@example.com', 'Tribe ID': 'T5', 'First Name': 'Jose' }, {}, 'Email'],
    [{ 'Tribe ID': 'T6', 'First Name': 'Jose' }, {}, 'Tribe ID'],
    [{ 'First Name': 'Jose' }, { isArchived: true }, 'Email'],
    [{ 'First Name': 'Jose' }, { problem: 'above you' }, 'Email'],
    [{ 'Access Levels': ['coach'] }, { isImporter: true }, 'Access Levels'],
  ])('is not changed by %j when %j', (cells, found, column) => {
    expect(planMember({ ...EMPTY, ...cells }, 'upsert', { ...FOUND, ...found }, NAMES)).toMatchObject({
      outcome: 'problem',
      problems: [{ column }],
    });
  });
});

test.each([
  ['09171234567', 'skip'],
  ['+639171234567', 'skip'],
  ['09171234568', 'change'],
  [null, 'change'],
])('a mobile number that is stored as %j: %s', (stored, outcome) => {
  const found = { ...FOUND, values: { ...FOUND.values, mobileNumber: stored } };
  expect(planMember({ ...EMPTY, 'Mobile Number': '+639171234567' }, 'upsert', found, NAMES).outcome).toBe(outcome);
});
