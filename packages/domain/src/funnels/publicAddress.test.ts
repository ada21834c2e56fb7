import { describe, expect, test } from 'vitest';
import type { RedirectRule } from '../redirects/redirectRule.ts';
import { type AddressedFunnel, type AddressFacts, publicAddress } from './publicAddress.ts';

const now = new Date('2025-11-17T02:00:00Z');
const open = { opensAt: null, closesAt: null, closedAt: null, archivedAt: null, expiresAt: null, slug: 'va' };
const closed = { ...open, closedAt: now };
const maria = { id: 3, isActive: true };
const suspended = { id: 4, isActive: false };
const rule: RedirectRule = {
  id: 1,
  fromPath: '/va',
  match: 'exact',
  target: '/free-lessons',
  audience: 'everyone',
  startsAt: null,
  endsAt: null,
  priority: 0,
  isArchived: false,
};
const nothing: AddressFacts<AddressedFunnel> = { rules: [], funnel: null, affiliate: null, linked: null, joinFunnel: null };
const of = (facts: Partial<typeof nothing>, path: string, role: 'member' | null = null) =>
  publicAddress({ ...nothing, ...facts }, { path, role }, now);

describe('the order', () => {
  test('a redirect rule comes before the funnel and the affiliate of the same name', () => {
    expect(of({ rules: [rule], funnel: open, affiliate: maria }, '/va')).toEqual({ kind: 'redirect', rule });
  });

  test('a rule for others does not', () => {
    expect(of({ rules: [{ ...rule, audience: 'visitors' }], funnel: open }, '/va', 'member')).toMatchObject({ kind: 'funnel' });
  });

  test('a funnel comes before an affiliate', () => {
    expect(of({ funnel: open, affiliate: maria, joinFunnel: closed }, '/va')).toEqual({ kind: 'funnel', funnel: open, credited: null });
  });

  test('a main link shows the funnel to join', () => {
    expect(of({ affiliate: maria, joinFunnel: open }, '/maria')).toEqual({ kind: 'funnel', funnel: open, credited: maria });
  });

  test('nothing leads nowhere', () => {
    expect(of({ joinFunnel: open }, '/nobody')).toBeNull();
    expect(of({ affiliate: maria, joinFunnel: open }, '/maria/more')).toBeNull();
    expect(of({ funnel: open, linked: maria }, '/va/maria/more')).toBeNull();
  });
});

describe('credit', () => {
  test.each([
    ['an active affiliate', maria, maria],
    ['a suspended one', suspended, null],
    ['an unknown one', null, null],
  ])('%s', (_who, linked, credited) => {
    expect(of({ funnel: open, linked }, '/va/code')).toEqual({ kind: 'funnel', funnel: open, credited });
  });

  test('a suspended main link', () => {
    expect(of({ affiliate: suspended, joinFunnel: open }, '/maria')).toEqual({ kind: 'funnel', funnel: open, credited: null });
  });
});

describe('a funnel that does not sell', () => {
  test.each([
    ['closed', closed],
    ['not open yet', { ...open, opensAt: new Date(now.getTime() + 1) }],
    ['over', { ...open, closesAt: now }],
    ['of an archived product', { ...open, archivedAt: now }],
  ])('is %s', (_why, funnel) => {
    expect(of({ funnel, linked: maria }, '/va/code')).toEqual({ kind: 'closed', funnel, credited: maria });
  });

  test('a main link without a funnel to join', () => {
    expect(of({ affiliate: maria }, '/maria')).toEqual({ kind: 'closed', funnel: null, credited: maria });
  });
});
