import { REQUEST_BUDGETS } from '@atlas/domain/auth';
import { MAX_EXPORTS_AT_ONCE } from '@atlas/domain/exports';
import { describe, expect, it } from 'vitest';
import { createBudgets } from './budgets.ts';
import { RateLimited } from './errors.ts';

const { session, visitors, network } = REQUEST_BUDGETS.mutation;
/** The part of a request that the budgets read. A full context satisfies it. */
const from = (ip: string, sessionId: number | null) =>
  ({ visitor: { ip, userAgent: null, requestId: 'r' }, anySession: sessionId === null ? null : { id: sessionId } }) as never;

function budgetsAt() {
  const clock = { ms: 0 };
  return { clock, budgets: createBudgets(true, () => clock.ms) };
}
const rejectionOf = (work: () => unknown): RateLimited => {
  try {
    work();
  } catch (error) {
    if (error instanceof RateLimited) return error;
    throw error;
  }
  throw new Error('It was not refused');
};

describe('a budget', () => {
  it('of a session is exhausted after its attempts, and states when to try again', () => {
    const { clock, budgets } = budgetsAt();
    const caller = from('203.0.113.7', 1);
    for (let n = 0; n < session.attempts; n++) budgets.take(caller, 'mutation');
    clock.ms = 40_500;
    expect(rejectionOf(() => budgets.take(caller, 'mutation'))).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many requests. Try again in 20 seconds.',
      retryAfterSeconds: 20,
    });
    clock.ms = session.seconds * 1000;
    expect(() => budgets.take(caller, 'mutation')).not.toThrow();
  });

  it('counts sessions of one network separately, and kinds of requests separately', () => {
    const { budgets } = budgetsAt();
    budgets.take(from('203.0.113.7', 1), 'mutation', session.attempts);
    expect(() => budgets.take(from('203.0.113.7', 2), 'mutation', session.attempts)).not.toThrow();
    expect(() => budgets.take(from('203.0.113.7', 1), 'search')).not.toThrow();
  });

  it('of a network covers all its sessions, from any address of it', () => {
    const { budgets } = budgetsAt();
    for (let n = 0; n < network.attempts / session.attempts; n++) budgets.take(from(`2001:db8::${n}`, n), 'mutation', session.attempts);
    rejectionOf(() => budgets.take(from('2001:db8::ffff', 9999), 'mutation'));
    expect(() => budgets.take(from('2001:db8:0:1::1', 9999), 'mutation')).not.toThrow();
  });

  it('of visitors covers one network', () => {
    const { budgets } = budgetsAt();
    budgets.take(from('203.0.113.7', null), 'mutation', visitors.attempts);
    rejectionOf(() => budgets.take(from('203.0.113.7', null), 'mutation'));
    expect(() => budgets.take(from('203.0.113.8', null), 'mutation')).not.toThrow();
    expect(() => budgets.take(from('203.0.113.7', 1), 'mutation')).not.toThrow();
  });

  it('is not used up by rejected requests', () => {
    const { budgets } = budgetsAt();
    budgets.take(from('203.0.113.7', 1), 'mutation', session.attempts);
    for (let n = 0; n < network.attempts; n++) rejectionOf(() => budgets.take(from('203.0.113.7', 1), 'mutation'));
    expect(() => budgets.take(from('203.0.113.7', 2), 'mutation')).not.toThrow();
  });

  it('rejects nothing when limits are off', () => {
    const budgets = createBudgets(false);
    expect(() => budgets.take(from('203.0.113.7', 1), 'mutation', network.attempts * 2)).not.toThrow();
  });
});

describe('downloads', () => {
  it('are limited per person at once, and finished ones free a slot', () => {
    const { budgets } = budgetsAt();
    const ends = Array.from({ length: MAX_EXPORTS_AT_ONCE }, () => budgets.occupyDownload(1));
    rejectionOf(() => budgets.occupyDownload(1));
    expect(() => budgets.occupyDownload(2)).not.toThrow();
    ends[0]?.();
    ends[0]?.();
    budgets.occupyDownload(1);
    rejectionOf(() => budgets.occupyDownload(1));
  });
});
