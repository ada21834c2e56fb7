import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ActionMenu } from './ActionMenu.tsx';
// Preloaded, so that no test waits for the dynamic import.
import './ActionItems.tsx';
import './Menu.tsx';

test('renders nothing without actions', () => {
  const { container } = render(<ActionMenu label="Actions for Ana" actions={[]} />);
  expect(container.childElementCount).toBe(0);
});

test('shows a single action as a button', () => {
  const onSelect = vi.fn();
  render(<ActionMenu label="Actions for Ana" actions={[{ label: 'Approve', onSelect }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('shows a single destination as a link', () => {
  render(<ActionMenu label="Actions for Ana" actions={[{ label: 'Edit', href: '#edit' }]} />);
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('#edit');
});

test('puts several actions in a menu, destructive ones last', async () => {
  const onArchive = vi.fn();
  const archive = { label: 'Archive', tone: 'danger', onSelect: onArchive } as const;
  render(<ActionMenu label="Actions for Ana" actions={[archive, { label: 'Edit', href: '#edit' }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Ana' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Archive']);
  fireEvent.click(items[1]!);
  expect(onArchive).toHaveBeenCalledTimes(1);
});
