import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

const START = Date.UTC(2025, 10, 15, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const spoken = () => screen.getByRole('status').textContent;
const figures = () => [...screen.getByRole('timer').children].map((part) => part.textContent);

function open(seconds: number, onEnd = vi.fn()) {
  const end = START + seconds * 1000;
  render(<Countdown label="The workshop starts in" end={end} now={() => Date.now()} endedText="The workshop has started" onEnd={onEnd} />);
  return onEnd;
}

test('counts every second', () => {
  open(3661);
  expect(figures()).toEqual(['01hour', '01minute', '01second']);
  pass(1000);
  expect(figures()).toEqual(['01hour', '01minute', '00seconds']);
  pass(1000);
  expect(figures()).toEqual(['01hour', '00minutes', '59seconds']);
});

test('is announced every minute, not every second', () => {
  open(150);
  const heard = new Set([spoken()]);
  for (let second = 0; second < 100; second++) {
    pass(1000);
    heard.add(spoken());
  }
  expect([...heard]).toEqual([
    'The workshop starts in 0 hours, 2 minutes',
    'The workshop starts in 0 hours, 1 minute',
    'The workshop starts in 0 hours, 0 minutes',
  ]);
});

test('announces once that it has ended, and stops', () => {
  const onEnd = open(2);
  pass(1999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(spoken()).toBe('The workshop has started');
  expect(screen.queryByRole('timer')).toBeNull();
  pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('is correct one second after an hour of sleep', () => {
  open(7200);
  vi.setSystemTime(START + 3_600_000);
  pass(1000);
  expect(figures()).toEqual(['00hours', '59minutes', '59seconds']);
});

test('starts ended if the end is in the past', () => {
  open(-5);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(spoken()).toBe('The workshop has started');
});
