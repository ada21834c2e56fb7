import { describe, expect, it } from 'vitest';
import { type AccountFacts, accountReasons } from './accountReasons.ts';

const fine: AccountFacts = { isArchived: false, isEmailConfirmed: true, levels: 1, isExpired: false, isOverdue: false };
const textsOf = (facts: AccountFacts) => accountReasons(facts).map(({ text }) => text.split(/[ ,.]/).slice(0, 4).join(' '));

describe('accountReasons', () => {
  it.each<[string, Partial<AccountFacts>, string[]]>([
    ['finds none in an account that works', {}, []],
    ['states that the account is archived', { isArchived: true }, ['The account is archived']],
    ['states that there is no access level', { levels: 0 }, ['They hold no access']],
    ['states that the membership has expired', { isExpired: true }, ['Their membership has expired']],
    ['states an overdue payment', { isOverdue: true }, ['A payment is overdue']],
    ['says nothing about payments to users who may not know', { isOverdue: null }, []],
    ['states that the email is not confirmed', { isEmailConfirmed: false }, ['Their email is not']],
    [
      'puts what closes everything first',
      { isArchived: true, isEmailConfirmed: false, levels: 0, isExpired: true, isOverdue: true },
      ['The account is archived', 'They hold no access', 'Their membership has expired', 'A payment is overdue', 'Their email is not'],
    ],
    [
      'treats missing facts as closed',
      { isArchived: undefined as unknown as boolean, levels: NaN },
      ['The account is archived', 'They hold no access'],
    ],
  ])('%s', (_what, facts, expected) => {
    expect(textsOf({ ...fine, ...facts })).toEqual(expected);
  });
});
