import { describe, expect, it } from 'vitest';
import { type PrivacyRequestFacts, whyNotErase, whyNotWithdraw } from './requestProblem.ts';

const LAST = new Date('2025-11-19T15:59:59.999Z');
const OVER = new Date('2025-11-19T16:00:00.000Z');
const request = (changed: Partial<PrivacyRequestFacts> = {}): PrivacyRequestFacts => ({
  kind: 'deletion',
  state: 'requested',
  createdAt: new Date('2025-11-12T02:00:00.000Z'),
  ...changed,
});

describe('a request to delete an account', () => {
  it('can be withdrawn until the seventh day in Manila ends, and be carried out from then on', () => {
    expect([whyNotWithdraw(request(), LAST), whyNotErase(request(), LAST)]).toEqual([
      null,
      'The person can withdraw this request until Wednesday, 11/19/2025. Delete the account after that.',
    ]);
    expect([whyNotWithdraw(request(), OVER), whyNotErase(request(), OVER)]).toEqual(['The week to withdraw your request is over.', null]);
  });

  it.each(['done', 'withdrawn', 'failed'] as const)('that is %s can be neither withdrawn nor carried out', (state) => {
    const closed = 'This request is closed already.';
    expect([whyNotWithdraw(request({ state }), LAST), whyNotErase(request({ state }), OVER)]).toEqual([closed, closed]);
  });

  it('is not a request for a download', () => {
    const download = request({ kind: 'download' });
    expect([whyNotWithdraw(download, LAST), whyNotErase(download, OVER)]).toEqual([
      'A download cannot be withdrawn.',
      'This is a request for a download.',
    ]);
  });

  it.each([whyNotErase, whyNotWithdraw])('rejects a missing time by its name', (rule) => {
    expect(() => rule(request(), undefined as unknown as Date)).toThrow('now must be a Date');
    expect(() => rule(request({ createdAt: '2025-11-12' as unknown as Date }), LAST)).toThrow('createdAt must be a Date');
  });
});
