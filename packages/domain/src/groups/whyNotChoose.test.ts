import { expect, test } from 'vitest';
import { type ChoosableLead, type ChoosingFacts, whyNotChoose, whyNotChooseText } from './whyNotChoose.ts';

const facts: ChoosingFacts = { state: 'open', kind: 'choose-one', isMember: true, ownBatchId: 4, batchId: null, leads: false };
const lead: ChoosableLead = { isOwnLeader: false, isChosen: false, hasOtherSeat: false, seatsLeft: 1 };

test.each<[string, Partial<ChoosingFacts>, Partial<ChoosableLead>, string | null]>([
  ['the last seat is free', {}, {}, null],
  ['all seats are taken', {}, { seatsLeft: 0 }, 'full'],
  ['the number of seats is not a number', {}, { seatsLeft: Number.NaN }, 'full'],
  ['all seats of a ranked round are wanted', { kind: 'rank-three' }, { seatsLeft: 0 }, null],
  ['the round is upcoming', { state: 'upcoming' }, {}, 'upcoming'],
  ['the round is closed', { state: 'closed' }, {}, 'closed'],
  ['the seats are assigned', { state: 'assigned' }, {}, 'closed'],
  ['the round is announced', { state: 'announced' }, {}, 'closed'],
  ['the person is not a member', { isMember: false }, {}, 'not-member'],
  ['the round is for the own batch', { batchId: 4 }, {}, null],
  ['the round is for another batch', { batchId: 5 }, {}, 'other-batch'],
  ['the person has no batch', { batchId: 5, ownBatchId: null }, {}, 'other-batch'],
  ['the person leads in the round', { leads: true }, {}, 'is-lead'],
  ['the lead leads the present group', {}, { isOwnLeader: true }, 'own-leader'],
  ['the lead leads the present group, in a ranked round', { kind: 'rank-three' }, { isOwnLeader: true }, 'own-leader'],
  ['the seat is already the person’s, and the last one', {}, { isChosen: true, seatsLeft: 0 }, 'chosen'],
  ['the lead is ranked already', { kind: 'rank-three' }, { isChosen: true }, null],
  ['the person has another seat', {}, { hasOtherSeat: true }, 'other-seat'],
  ['the person ranked another lead', { kind: 'rank-three' }, { hasOtherSeat: true }, null],
  ['several obstacles apply', { state: 'closed', isMember: false }, { seatsLeft: 0 }, 'not-member'],
])('when %s', (_when, more, ofLead, reason) => {
  expect(whyNotChoose({ ...facts, ...more }, { ...lead, ...ofLead })).toBe(reason);
});

test('without a lead it is about the round as a whole', () => {
  expect(whyNotChoose(facts)).toBeNull();
  expect(whyNotChoose({ ...facts, state: 'closed' })).toBe('closed');
});

test('every reason has words', () => {
  expect(whyNotChooseText('closed')).toBe('This round has closed. Your choice was not saved.');
  expect(whyNotChooseText('full')).toBe('All seats of this team lead are taken. Choose another one.');
});
