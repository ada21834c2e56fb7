import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateMultiSelect } from './LateMultiSelect.tsx';

const options = [
  { value: '1', label: 'Freelancing 101' },
  { value: '2', label: 'Portfolio Sprint' },
];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Controlled({ first }: { first: readonly string[] }) {
  const [value, setValue] = useState(first);
  return <LateMultiSelect name="funnels" label="Funnels" options={options} value={value} onChange={setValue} />;
}
const start = (first: readonly string[] = []) => {
  render(<Controlled first={first} />);
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Funnels' });
};
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'));
/** Waits for the field with its list. */
const whole = (before: HTMLElement) =>
  waitFor(() => {
    const now = screen.getByRole<HTMLInputElement>('combobox', { name: 'Funnels' });
    expect(now).not.toBe(before);
    return now;
  });

test('removes a selected option before it is touched', () => {
  start(['1', '2']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Freelancing 101' }));
  expect(chips()).toEqual(['Remove Portfolio Sprint']);
});

test('a press loads the list and opens it, and the focus stays', async () => {
  const input = start(['2']);
  fireEvent.pointerDown(input);
  input.focus();
  const now = await whole(input);
  expect(document.activeElement).toBe(now);
  fireEvent.click(await screen.findByRole('option', { name: 'Freelancing 101' }));
  fireEvent.keyDown(now, { key: 'Escape' });
  expect(chips()).toEqual(['Remove Portfolio Sprint', 'Remove Freelancing 101']);
});

test('searches for what was typed while loading', async () => {
  const input = start();
  input.focus();
  fireEvent.change(input, { target: { value: 'sprint' } });
  const now = await whole(input);
  expect(now.value).toBe('sprint');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Portfolio Sprint']);
});

test('stays closed with its list when focused by Tab', async () => {
  const input = start();
  input.focus();
  await whole(input);
  expect(screen.queryByRole('listbox')).toBeNull();
});
