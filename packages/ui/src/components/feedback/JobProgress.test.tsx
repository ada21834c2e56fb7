import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { JobProgress } from './JobProgress.tsx';
import type { JobState } from './JobProgress.tsx';

const running = (done: number): JobState => ({ kind: 'running', counts: `${done} of 100 rows`, percent: done });
const announced = () => screen.getByRole('status').textContent;

test('states the progress, in figures and in words', () => {
  render(<JobProgress title="Importing users" job={running(28)} />);
  const bar = screen.getByRole('progressbar', { name: 'Importing users' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['28', '28 of 100 rows']);
});

test('announces each quarter and the end, and nothing in between', () => {
  const { rerender } = render(<JobProgress title="Importing users" job={running(1)} />);
  const heard = [1, 24, 25, 26, 49, 50, 75, 99].map((done) => {
    rerender(<JobProgress title="Importing users" job={running(done)} />);
    return announced();
  });
  rerender(<JobProgress title="Importing users" job={{ kind: 'finished', result: '100 users were imported' }} />);
  heard.push(announced());
  expect([...new Set(heard)]).toEqual([
    '',
    'Importing users: 25 of 100 rows',
    'Importing users: 50 of 100 rows',
    'Importing users: 75 of 100 rows',
    'Importing users: 100 users were imported',
  ]);
});

test('can be cancelled once, and not after it has ended', () => {
  const onCancel = vi.fn();
  const { rerender } = render(<JobProgress title="Importing users" job={running(28)} onCancel={onCancel} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  rerender(<JobProgress title="Importing users" job={running(29)} onCancel={onCancel} cancelling />);
  fireEvent.click(screen.getByRole('button', { name: 'Stopping' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  rerender(<JobProgress title="Importing users" job={{ kind: 'stopped', result: '29 users were imported' }} onCancel={onCancel} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('lists failures, each with its reason', () => {
  const failures = [{ key: '14', where: 'Row 14', reason: 'Enter a valid email address' }];
  const job: JobState = { kind: 'finished', result: '99 users were imported', failures };
  render(<JobProgress title="Importing users" job={job} failuresTitle="1 row was not imported" moreFailures="and 0 more" />);
  expect(screen.getByRole('list', { name: '1 row was not imported' }).textContent).toBe('Row 14Enter a valid email address');
});

test('shows no misleading bar without a total', () => {
  render(<JobProgress title="Importing users" job={{ kind: 'running', counts: '340 rows so far', percent: null }} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('340 rows so far')).toBeTruthy();
});
