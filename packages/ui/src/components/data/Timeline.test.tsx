import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateText } from './DateText.tsx';
import { Timeline } from './Timeline.tsx';

test('is a labelled list in the given order, each entry with a machine-readable time', () => {
  const items = [
    { id: '2', title: 'Approved', meta: <DateText text="11/14/2025, 9:20 AM" dateTime="2025-11-14T01:20:00Z" /> },
    { id: '1', title: 'Scheduled', children: 'First of three.' },
  ];
  render(<Timeline label="History of this payment" items={items} />);
  const entries = within(screen.getByRole('list', { name: 'History of this payment' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Approved11/14/2025, 9:20 AM', 'ScheduledFirst of three.']);
  expect(screen.getByText('11/14/2025, 9:20 AM').getAttribute('datetime')).toBe('2025-11-14T01:20:00Z');
});
