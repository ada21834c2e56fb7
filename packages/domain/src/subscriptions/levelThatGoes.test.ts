import { describe, expect, test } from 'vitest';
import { type LevelHolding, levelThatGoes } from './levelThatGoes.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const held = (id: number, more: Partial<LevelHolding> = {}): LevelHolding => ({
  id,
  accessLevelName: 'Member',
  startsAt: new Date('2025-01-01T02:00:00Z'),
  expiresAt: new Date('2026-01-01T02:00:00Z'),
  unsubscribedAt: null,
  ...more,
});

describe('the access level that goes with a subscription', () => {
  test.each<[string, LevelHolding[], string | null]>([
    ['goes with the only one', [], 'Member'],
    ['stays while another one brings it', [held(2)], null],
    ['stays while another one brings it later', [held(2, { startsAt: new Date('2025-12-01T02:00:00Z') })], null],
    ['goes when the other one has expired', [held(2, { expiresAt: new Date('2025-11-15T02:00:00Z') })], 'Member'],
    ['stays on the last day of the other one', [held(2, { expiresAt: new Date('2025-11-16T16:00:00Z') })], null],
    ['goes when the other one was ended', [held(2, { unsubscribedAt: new Date('2025-11-01T02:00:00Z') })], 'Member'],
    ['goes when the other one brings a different one', [held(2, { accessLevelName: 'Affiliate' })], 'Member'],
  ])('%s', (_name, others, expected) => {
    const ending = held(1);
    expect(levelThatGoes(ending, [ending, ...others], NOW)).toBe(expected);
  });

  test('is none for a subscription without one', () => {
    const ending = held(1, { accessLevelName: null });
    expect(levelThatGoes(ending, [ending], NOW)).toBeNull();
  });
});
