import { expect, test } from 'vitest';
import { shownRound } from './shownRound.ts';

const now = new Date('2025-11-17T00:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const round = (name: string, opens: number, more: { announced?: number; chose?: boolean } = {}) => ({
  name,
  opensAt: day(opens),
  closesAt: day(opens + 7),
  assignedAt: null,
  announcedAt: more.announced === undefined ? null : day(more.announced),
  chose: more.chose ?? false,
});

const open = round('open', -1);
const waiting = round('waiting', -10, { chose: true });
const fresh = round('fresh result', -30, { chose: true, announced: -13 });
const old = round('old result', -60, { chose: true, announced: -14 });
const [next, later] = [round('next', 3), round('later', 12)];
const others = round('of others', -20);

test.each([
  [[later, next, old, fresh, waiting, open], 'open'],
  [[later, next, old, fresh, waiting], 'waiting'],
  [[later, next, old, fresh], 'fresh result'],
  [[later, next, old], 'next'],
  [[others, old, round('older result', -90, { chose: true, announced: -80 })], 'old result'],
  [[others], undefined],
  [[], undefined],
])('round %#', (rounds, name) => {
  expect(shownRound(rounds, now)?.name).toBe(name);
});
