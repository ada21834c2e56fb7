import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FilterBar } from './FilterBar.tsx';

function Filtered({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  const active = left.map((label) => ({ id: label, label, onRemove: () => setLeft(left.filter((other) => other !== label)) }));
  return (
    <FilterBar active={active} onClear={() => setLeft([])}>
      <input aria-label="Batch" />
    </FilterBar>
  );
}

const chip = (name: string) => screen.queryByRole('button', { name: `Remove filter ${name}` });

test('removes each active filter, and focuses the next one', () => {
  render(<Filtered names={['Joined in 2025', 'Member', 'Batch 17']} />);
  fireEvent.click(chip('Member')!);
  expect(chip('Member')).toBeNull();
  expect(document.activeElement).toBe(chip('Batch 17'));
});

test('clears all filters at once', () => {
  render(<Filtered names={['Joined in 2025', 'Member']} />);
  fireEvent.click(within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});

test('focuses the filters when the last one is removed', () => {
  render(<Filtered names={['Member']} />);
  fireEvent.click(chip('Member')!);
  expect(document.activeElement?.contains(screen.getByRole('textbox', { name: 'Batch' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('the sheet counts the active filters and takes over the controls, which are never rendered twice', () => {
  render(<Filtered names={['Joined in 2025', 'Member']} />);
  // The test viewport is wider than a phone.
  fireEvent.click(screen.getByRole('button', { name: 'Filters (2)', hidden: true }));
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  expect(document.querySelectorAll('[aria-label="Batch"]')).toHaveLength(1);
  expect(within(sheet).getByRole('textbox', { name: 'Batch' })).not.toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Show results' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelectorAll('[aria-label="Batch"]')).toHaveLength(1);
});

test('without an active filter has no clear button', () => {
  render(<FilterBar onClear={vi.fn()}>{null}</FilterBar>);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('more controls than fit side by side are in the sheet at every width', () => {
  const bar = (controls: number) => (
    <FilterBar>
      {Array.from({ length: controls }, (_none, index) => (
        <input key={index} aria-label="Filter" />
      ))}
      {null}
    </FilterBar>
  );
  const { rerender } = render(bar(6));
  expect(screen.getAllByRole('textbox', { name: 'Filter' })).toHaveLength(6);
  rerender(bar(7));
  expect(screen.queryAllByRole('textbox', { name: 'Filter' })).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getAllByRole('textbox', { name: 'Filter' })).toHaveLength(7);
});
