import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { sampleSearchGroups, sampleSearchTypes } from './sampleSearch.ts';
import { SearchPanel } from './SearchPanel.tsx';
import type { SearchPanelProps } from './SearchPanelProps.ts';

const onTypeChange = vi.fn();

function Search({ initial = '', ...props }: Partial<SearchPanelProps> & { initial?: string }) {
  const [query, setQuery] = useState(initial);
  return (
    <SearchPanel
      query={query}
      onQueryChange={setQuery}
      groups={sampleSearchGroups}
      types={sampleSearchTypes}
      activeType="event"
      onTypeChange={onTypeChange}
      page="/"
      {...props}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search' });
const panel = () => screen.queryByRole('dialog', { name: 'Search results' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

test('typing opens the results, by type', () => {
  render(<Search />);
  fireEvent.focus(box());
  expect([panel(), box().getAttribute('aria-expanded')]).toEqual([null, 'false']);
  type('upwork');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  const lessons = within(panel()!).getByRole('region', { name: 'Lessons' });
  expect(within(lessons).getAllByRole('link')).toHaveLength(2);
});

test('clearing closes it, and the input keeps the focus', () => {
  render(<Search />);
  type('upwork');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('up and down move from the input through the results and back', () => {
  render(<Search initial="upwork" />);
  act(() => box().focus());
  const links = within(panel()!).getAllByRole('link');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(links[0]);
  fireEvent.keyDown(links[0]!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(box());
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(links.at(-1));
});

test('Escape closes it and focuses the input', () => {
  render(<Search initial="upwork" />);
  act(() => box().focus());
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('closes on a press outside, not inside', () => {
  render(<Search />);
  type('upwork');
  fireEvent.pointerDown(within(panel()!).getByRole('button', { name: 'Courses' }));
  expect(panel()).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(panel()).toBeNull();
});

test('closes on navigation', () => {
  const { rerender } = render(<Search />);
  type('upwork');
  rerender(<Search page="/courses/7" />);
  expect(panel()).toBeNull();
});

test('announces a message when nothing is found', () => {
  render(<Search groups={[]} />);
  type('zzz');
  expect(screen.getByRole('status').textContent).toBe('Oops, no results found');
});

test('types are toggles, whose active one the caller controls', () => {
  render(<Search />);
  type('upwork');
  const kinds = within(screen.getByRole('group', { name: 'Type' }));
  expect(kinds.getByRole('button', { name: 'Events' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(kinds.getByRole('button', { name: 'Events' }));
  expect(onTypeChange.mock.calls).toEqual([['event']]);
});

test('as a button it opens a sheet, which closes on navigation', () => {
  const { rerender } = render(<Search show="button" initial="upwork" />);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  const sheet = screen.getByRole('dialog', { name: 'Search' });
  expect(within(sheet).getAllByRole('link')).toHaveLength(4);
  rerender(<Search show="button" initial="upwork" page="/courses/7" />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when opened by a press, focuses the input and shows results', () => {
  render(<Search initial="upwork" startsOpen="focused" />);
  expect(document.activeElement).toBe(box());
  expect(within(panel()!).getAllByRole('link')).toHaveLength(4);
});

test('when opened by the URL, leaves the focus alone, and Escape closes it', () => {
  render(<Search initial="upwork" startsOpen="shown" />);
  expect(document.activeElement).toBe(document.body);
  expect(within(panel()!).getAllByRole('link')).toHaveLength(4);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(panel()).toBeNull();
});

test('shows and announces a message instead of results', () => {
  render(<Search initial="u" startsOpen="shown" message={{ text: 'Type at least 2 letters.' }} />);
  expect(within(panel()!).queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Type at least 2 letters.');
});

test('reports Enter in the input', () => {
  const onSubmit = vi.fn();
  render(<Search initial="upwork" onSubmit={onSubmit} />);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('shows no filters for a single type', () => {
  render(<Search initial="upwork" startsOpen="shown" types={sampleSearchTypes.slice(0, 1)} />);
  expect(screen.queryByRole('group', { name: 'Type' })).toBeNull();
});

test('a sheet that starts open leaves the focus on its button', () => {
  render(<Search show="button" initial="upwork" startsOpen="shown" />);
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});
