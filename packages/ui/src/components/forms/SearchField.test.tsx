import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

function start(value = '') {
  const onSearch = vi.fn();
  const onSubmit = vi.fn();
  const around = vi.fn();
  render(
    <div role="presentation" onKeyDown={({ key }) => around(key)}>
      <SearchField label="Search members" value={value} onSearch={onSearch} onSubmit={onSubmit} />
    </div>,
  );
  return { onSearch, onSubmit, around, input: screen.getByRole('searchbox', { name: 'Search members' }) };
}

test('reports every keystroke', () => {
  const { input, onSearch } = start();
  fireEvent.input(input, { target: { value: 'mar' } });
  expect(onSearch).toHaveBeenCalledWith('mar');
});

test('the button clears it and restores the focus', () => {
  const { input, onSearch } = start('mar');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenCalledWith('');
  expect(document.activeElement).toBe(input);
});

test('Escape clears it and stops there; from an empty field it bubbles', () => {
  const { input, onSearch, around } = start('mar');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onSearch).toHaveBeenCalledWith('');
  expect(around).not.toHaveBeenCalled();
  cleanup();
  const empty = start('');
  fireEvent.keyDown(empty.input, { key: 'Escape' });
  expect(empty.onSearch).not.toHaveBeenCalled();
  expect(empty.around).toHaveBeenCalledWith('Escape');
});

test('an empty field has no clear button', () => {
  start('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('Enter searches immediately', () => {
  const { input, onSubmit } = start('mar');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledWith('mar');
});
