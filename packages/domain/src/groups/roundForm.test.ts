import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { choiceForm } from './choiceForm.ts';
import { roundForm, roundFormTimes } from './roundForm.ts';

const values = {
  name: ' Batch 18 ',
  opensDay: '2025-11-17',
  opensTime: '8:00 AM',
  closesDay: '2025-11-24',
  closesTime: '8:00 PM',
  leadIds: [4, 7, 9],
  seats: '8',
};

describe('roundForm', () => {
  test('reads its times by the clock in Manila', () => {
    expect(roundForm.parse(values)).toEqual({
      name: 'Batch 18',
      kind: 'choose-one',
      batchId: null,
      leadIds: [4, 7, 9],
      seats: 8,
      opensAt: new Date('2025-11-17T00:00:00Z'),
      closesAt: new Date('2025-11-24T12:00:00Z'),
    });
  });

  test('has the same times again when it is edited', () => {
    const { name: _name, leadIds: _leadIds, seats: _seats, ...times } = values;
    expect(roundFormTimes(roundForm.parse(values))).toEqual(times);
  });

  test.each<[object, Record<string, string>]>([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name is too long' }],
    [{ kind: 'lottery' }, { kind: 'Way to choose is not valid' }],
    [{ opensDay: '' }, { opensDay: 'Opening day is required' }],
    [{ opensDay: '2025-02-30' }, { opensDay: 'Opening day is not valid' }],
    [{ opensTime: '8:15 AM' }, { opensTime: 'Opening time is not valid' }],
    [{ closesDay: '2025-11-17', closesTime: '8:30 AM' }, {}],
    [{ closesDay: '2025-11-17', closesTime: '8:00 AM' }, { closesTime: 'A round must close after it opens.' }],
    [{ closesDay: '2025-11-16' }, { closesDay: 'A round must close after it opens.' }],
    [{ closesDay: '2026-01-16', closesTime: '8:00 AM' }, {}],
    [{ closesDay: '2026-01-16', closesTime: '8:30 AM' }, { closesDay: 'A round can last at most 60 days.' }],
    [{ leadIds: [] }, { leadIds: 'Choose at least one team lead.' }],
    [{ leadIds: [4] }, {}],
    [{ kind: 'rank-three', leadIds: [4, 7, 4] }, { leadIds: 'Ranking needs at least three team leads.' }],
    [{ kind: 'rank-three' }, {}],
    [{ leadIds: Array.from({ length: 50 }, (_none, index) => index + 1) }, {}],
    [{ leadIds: Array.from({ length: 51 }, (_none, index) => index + 1) }, { leadIds: 'A round can have at most 50 team leads.' }],
    [{ seats: '' }, { seats: 'Seats per lead is required' }],
    [{ seats: 0 }, { seats: 'Seats per lead is too low' }],
    [{ seats: 100 }, {}],
    [{ seats: 101 }, { seats: 'Seats per lead is too high' }],
  ])('with %j has the errors %j', (more, errors) => {
    expect(fieldErrors(roundForm, { ...values, ...more }) ?? {}).toEqual(errors);
  });
});

describe('choiceForm', () => {
  test.each([
    ['choose-one', [], 'Choose at least one team lead.'],
    ['choose-one', [4], undefined],
    ['choose-one', [4, 4], undefined],
    ['choose-one', [4, 7], 'Choose one team lead only.'],
    ['rank-three', [], 'Choose at least one team lead.'],
    ['rank-three', [9], undefined],
    ['rank-three', [9, 4, 7], undefined],
    ['rank-three', [9, 4, 7, 2], 'Rank three team leads at most.'],
  ] as const)('%s with %j has the error %s', (kind, leadIds, error) => {
    expect(fieldErrors(choiceForm(kind), { leadIds })?.['leadIds']).toBe(error);
  });

  test('keeps the order of the wishes', () => {
    expect(choiceForm('rank-three').parse({ leadIds: [9, 4, 9, 7] })).toEqual({ leadIds: [9, 4, 7] });
  });
});
