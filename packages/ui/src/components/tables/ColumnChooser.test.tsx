import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ColumnChooser } from './ColumnChooser.tsx';
// Preloaded, so that no test waits for the dynamic import.
import '../menus/Menu.tsx';
import './ColumnItems.tsx';

const columns = ['name', 'batch', 'stage', 'due'].map((id) => ({ id, header: id }));

async function open(visible: readonly string[]) {
  const onChange = vi.fn();
  const onReset = vi.fn();
  render(<ColumnChooser columns={columns} visible={visible} onChange={onChange} onReset={onReset} />);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('menu');
  return { onChange, onReset };
}

const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });

test('a column shown again returns to its position in the table', async () => {
  const { onChange } = await open(['name', 'due']);
  expect(item('batch').getAttribute('aria-checked')).toBe('false');
  fireEvent.click(item('batch'));
  expect(onChange.mock.calls).toEqual([[['name', 'batch', 'due']]]);
});

test('hides only the chosen column', async () => {
  const { onChange } = await open(['name', 'batch', 'due']);
  fireEvent.click(item('due'));
  expect(onChange.mock.calls).toEqual([[['name', 'batch']]]);
});

test('the column that identifies the row cannot be hidden', async () => {
  const { onChange } = await open(['batch']);
  expect(item('name').getAttribute('aria-checked')).toBe('true');
  fireEvent.click(item('name'));
  expect(onChange).not.toHaveBeenCalled();
});

test('resets to the default columns', async () => {
  const { onReset } = await open(['name']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
  expect(onReset).toHaveBeenCalledTimes(1);
});
