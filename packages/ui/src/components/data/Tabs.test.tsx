import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TabPanels } from './TabPanels.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { label: 'For review', href: '?tab=review', current: true, count: { shown: '23', label: '23 payments to review' } },
  { label: 'Due and overdue', href: '?tab=due' },
  { label: 'All', href: '?tab=all' },
];

test('items with URLs are links in a navigation, not tabs', () => {
  render(<Tabs label="Payments" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Payments' })).not.toBeNull();
  expect(screen.queryByRole('tablist')).toBeNull();
  const open = screen.getByRole('link', { name: 'For review 23 payments to review' });
  expect(open.getAttribute('aria-current')).toBe('page');
});

test('arrow keys cycle through the links, Home and End move to the ends', () => {
  render(<Tabs label="Payments" items={items} />);
  const [review, due, all] = screen.getAllByRole('link');
  review!.focus();
  fireEvent.keyDown(review!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(due);
  fireEvent.keyDown(due!, { key: 'End' });
  expect(document.activeElement).toBe(all);
  fireEvent.keyDown(all!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(review);
  fireEvent.keyDown(review!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(all);
});

test('leaves keys with a modifier to the browser', () => {
  render(<Tabs label="Payments" items={items} />);
  const [review] = screen.getAllByRole('link');
  review!.focus();
  fireEvent.keyDown(review!, { key: 'ArrowRight', altKey: true });
  expect(document.activeElement).toBe(review);
});

const panels = [
  { id: 'details', label: 'Details', content: 'Bank transfer' },
  { id: 'history', label: 'History', content: 'Approved on 11/12/2025' },
];

test('panels without URLs are tabs: one tab stop, arrow keys select', () => {
  render(<TabPanels label="Payment" panels={panels} />);
  const [details, history] = screen.getAllByRole('tab');
  expect([details!.tabIndex, history!.tabIndex]).toEqual([0, -1]);
  details!.focus();
  fireEvent.keyDown(details!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(history);
  expect(history!.getAttribute('aria-selected')).toBe('true');
  const panel = screen.getByRole('tabpanel', { name: 'History' });
  expect(panel.textContent).toBe('Approved on 11/12/2025');
  expect(history!.getAttribute('aria-controls')).toBe(panel.id);
});

test('selects the first panel when the selected one disappears', () => {
  const { rerender } = render(<TabPanels label="Payment" panels={panels} initial="history" />);
  rerender(<TabPanels label="Payment" panels={panels.slice(0, 1)} initial="history" />);
  expect(screen.getByRole('tabpanel', { name: 'Details' })).not.toBeNull();
});
