import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../primitives/Button.tsx';
import { takeToasts } from '../feedback/showToast.ts';
import { LazyMenu } from './LazyMenu.tsx';
import { MenuItem } from './MenuItem.tsx';
// Preloaded, so that no test waits for the dynamic import.
import './Menu.tsx';

afterEach(() => {
  cleanup();
  takeToasts();
});

interface Items {
  onEdit: () => void;
}
const Items = ({ onEdit }: Items) => (
  <>
    <MenuItem onSelect={onEdit}>Edit</MenuItem>
    <MenuItem href="#more">More</MenuItem>
  </>
);
const button = () => screen.getByRole('button', { name: 'Actions' });

function show(load = vi.fn(() => Promise.resolve(Items)), closed = false) {
  const onEdit = vi.fn();
  render(<LazyMenu trigger={<Button>Actions</Button>} load={load} items={{ onEdit }} closed={closed} />);
  return { load, onEdit };
}

test('loads nothing before hover or focus', () => {
  const { load } = show();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button());
  expect(load).toHaveBeenCalledTimes(1);
});

test('the first press opens it, a selection is reported, and the button regains the focus', async () => {
  const { onEdit } = show();
  fireEvent.click(button(), { detail: 1 });
  const menu = await screen.findByRole('menu', { name: 'Actions' });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('opened by keyboard it focuses the first item, and Escape restores the focus', async () => {
  show();
  button().focus();
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' })));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('without a connection shows an error, and the next press tries again', async () => {
  const load = vi.fn(() => Promise.resolve(Items)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(load);
  fireEvent.click(button());
  await waitFor(() => expect(takeToasts()).toEqual([expect.objectContaining({ kind: 'error' })]));
  fireEvent.click(button());
  expect(await screen.findByRole('menu')).not.toBeNull();
});
