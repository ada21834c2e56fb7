import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';

interface Person {
  id: number | null;
  name: string;
  stage: string;
}

const people: readonly Person[] = [
  { id: 1, name: 'Arvin Salazar', stage: 'Stage 2' },
  { id: 2, name: 'Rowena Aquino', stage: 'Stage 5' },
  { id: 3, name: 'Noel Evangelista', stage: 'Stage 1' },
];

const columns: readonly DataColumn<Person>[] = [
  { id: 'name', header: 'Member', sortable: true, cell: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
  { id: 'stage', header: 'Stage', sortable: true, cell: ({ stage }) => stage },
  { id: 'due', header: 'Next due', cell: () => 'None' },
];

const table = (props: Partial<DataTableProps<Person>> = {}) => (
  <DataTable label="Users" columns={columns} rows={people} rowKey={({ id }) => id} {...props} />
);

const selectionOf = (selected: readonly string[], onChange = vi.fn()) => ({
  selected: new Set(selected),
  onChange,
  rowLabel: ({ name }: Person) => `Select ${name}`,
  text: `${selected.length} on this page selected.`,
  offer: 'Select all 348 matching',
  onSelectAll: vi.fn(),
});

test('is a table whose rows are named by their first cell', () => {
  render(table());
  expect(within(screen.getByRole('table', { name: 'Users' })).getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(people.map(({ name }) => name));
});

test('a header reports its column, and only the current sort order is exposed', () => {
  const onSort = vi.fn();
  render(table({ onSort, sort: { column: 'stage', direction: 'descending' } }));
  expect(screen.getByRole('columnheader', { name: 'Stage' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('columnheader', { name: 'Member' }).hasAttribute('aria-sort')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Member' }));
  expect(onSort.mock.calls).toEqual([['name']]);
  expect(screen.queryByRole('button', { name: 'Next due' })).toBeNull();
});

test('throws a developer error for a row without a key', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(table({ rows: [{ id: null, name: 'No one', stage: '' }] }))).toThrow('Table action without a primary key');
});

test('shows only the chosen columns, and always the first', () => {
  render(table({ visible: ['due'] }));
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Member', 'Next due']);
});

test('a press on the row follows the link in its first cell, a press on a control does not', () => {
  const onSelect = vi.fn();
  render(table({ rowActions: ({ name }) => <button onClick={onSelect}>{`Actions for ${name}`}</button> }));
  const opened = vi.fn();
  screen.getByRole('link', { name: 'Rowena Aquino' }).addEventListener('click', opened);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Rowena Aquino' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Stage 5'));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('Ctrl-clicking a row opens it like Ctrl-clicking its link', () => {
  render(table());
  const opened = vi.fn();
  screen.getByRole('link', { name: 'Arvin Salazar' }).addEventListener('click', ({ ctrlKey }) => opened(ctrlKey));
  fireEvent.click(screen.getByText('Stage 2'), { ctrlKey: true });
  expect(opened.mock.calls).toEqual([[true]]);
});

test('a checkbox adds its row and keeps those of other pages', () => {
  const onChange = vi.fn();
  render(table({ selection: selectionOf(['77'], onChange) }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Rowena Aquino' }));
  expect(onChange.mock.calls).toEqual([[new Set(['77', '2'])]]);
});

test('the select-all checkbox is mixed for some rows, and selects the whole page', () => {
  const onChange = vi.fn();
  const { rerender } = render(table({ selection: selectionOf(['1'], onChange) }));
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' });
  expect(all().indeterminate).toBe(true);
  fireEvent.click(all());
  expect(onChange.mock.calls).toEqual([[new Set(['1', '2', '3'])]]);
  rerender(table({ selection: selectionOf(['1', '2', '3'], onChange) }));
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
});

test('Shift-clicking a checkbox selects the rows in between', () => {
  const onChange = vi.fn();
  render(table({ selection: selectionOf([], onChange) }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Arvin Salazar' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Noel Evangelista' }), { shiftKey: true });
  expect(onChange.mock.lastCall).toEqual([new Set(['1', '2', '3'])]);
});

test('the bar states the selection, offers all matching rows, and clears it', () => {
  const selection = selectionOf(['1', '3']);
  render(table({ selection: { ...selection, actions: <button>Enroll</button> } }));
  expect(screen.getByRole('status').textContent).toBe('2 on this page selected.');
  fireEvent.click(screen.getByRole('button', { name: 'Select all 348 matching' }));
  expect(selection.onSelectAll).toHaveBeenCalledTimes(1);
  expect(within(screen.getByRole('group', { name: '2 on this page selected.' })).getByRole('button', { name: 'Enroll' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(selection.onChange.mock.calls).toEqual([[new Set()]]);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
});

test('the actions follow the rows, Enter on a checkbox leads to them and Escape back', () => {
  render(table({ selection: { ...selectionOf(['1', '3']), actions: <button>Enroll</button> } }));
  const action = screen.getByRole('button', { name: 'Enroll' });
  const box = screen.getByRole('checkbox', { name: 'Select Noel Evangelista' });
  expect(box.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(box.getAttribute('aria-keyshortcuts')).toBe('Enter');
  box.focus();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(document.activeElement).toBe(action);
  fireEvent.keyDown(action, { key: 'Escape' });
  expect(document.activeElement).toBe(box);
});

test('Escape leads to the first selected row when the actions were reached by Tab', () => {
  render(table({ selection: { ...selectionOf(['3']), actions: <button>Enroll</button> } }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Enroll' }), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Noel Evangelista' }));
});

test('Enter on a checkbox does nothing without a selection', () => {
  render(table({ selection: selectionOf([]) }));
  const box = screen.getByRole('checkbox', { name: 'Select Noel Evangelista' });
  box.focus();
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
  expect(box.hasAttribute('aria-keyshortcuts')).toBe(false);
  expect(document.activeElement).toBe(box);
});

test('shows no bar without a selection', () => {
  render(table({ selection: selectionOf([]) }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
});

test('shows skeletons while loading, but keeps existing rows', () => {
  const { rerender } = render(table({ loading: true, rows: [], empty: 'No data here' }));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('No data here')).toBeNull();
  rerender(table({ loading: true }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Arvin Salazar')).not.toBeNull();
});

test('has nothing to sort or select without rows', () => {
  const props = { onSort: vi.fn(), sort: null, selection: selectionOf([]) };
  const { rerender } = render(table(props));
  expect(screen.getByRole('button', { name: /Member/ })).toBeDefined();
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(people.length);
  rerender(table({ ...props, rows: [], empty: 'No data here' }));
  expect(screen.queryByRole('button', { name: /Member/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('shows the empty state below the header without rows', () => {
  render(table({ rows: [], empty: 'No data here' }));
  expect(screen.getByText('No data here')).not.toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

test('the row with open details is marked as current', () => {
  render(table({ currentKey: 2 }));
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
});
