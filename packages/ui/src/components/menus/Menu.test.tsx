import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../primitives/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuCheckboxItem } from './MenuCheckboxItem.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const onExtend = vi.fn();
const onBatch = vi.fn();

const menu = (
  <Menu trigger={<Button>More</Button>}>
    <MenuItem href="#edit">Edit</MenuItem>
    <MenuItem onSelect={onExtend}>Extend</MenuItem>
    <MenuCheckboxItem checked={false} onChange={onBatch}>
      Batch
    </MenuCheckboxItem>
    <MenuSeparator />
    <MenuItem onSelect={vi.fn()} disabled>
      Archive
    </MenuItem>
  </Menu>
);

async function open() {
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  return screen.findByRole('menu', { name: 'More' });
}

test('the button opens a menu with its label; Escape closes it and restores the focus', async () => {
  render(menu);
  const panel = await open();
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
  expect(
    within(panel)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Edit', 'Extend', 'Archive']);
  fireEvent.keyDown(panel, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('an action runs and closes the menu', async () => {
  render(menu);
  await open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Extend' }));
  expect(onExtend).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a destination is a link', async () => {
  render(menu);
  await open();
  const edit = screen.getByRole('menuitem', { name: 'Edit' });
  expect([edit.tagName, edit.getAttribute('href')]).toEqual(['A', '#edit']);
});

test('a checkbox item toggles while the menu stays open', async () => {
  render(menu);
  await open();
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Batch' }));
  expect(onBatch.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('menu')).not.toBeNull();
});

test('marks disabled items', async () => {
  render(menu);
  await open();
  expect(screen.getByRole('menuitem', { name: 'Archive' }).getAttribute('aria-disabled')).toBe('true');
});

test('opens inside an open dialog', async () => {
  render(<dialog open>{menu}</dialog>);
  const panel = await open();
  expect(panel.closest('dialog')).not.toBeNull();
});
