import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';

const cities: readonly ComboboxOption[] = [
  { value: 'bcd', label: 'Bacolod' },
  { value: 'ceb', label: 'Cebu', description: 'Queen City of the South' },
  { value: 'dvo', label: 'Davao' },
  { value: 'ilo', label: 'Iloilo', disabled: true },
];

// The test DOM has no layout: rows need a container height and a row height to be visible.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Controlled({ value: first, onChange, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Combobox {...rest} value={value} onChange={change} />;
}

function start(props: Partial<ComboboxProps> = {}) {
  const onChange = vi.fn();
  render(<Controlled name="city" label="City" value="" onChange={onChange} options={cities} {...props} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'City' }) };
}
const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value }, inputType: 'insertText' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('the arrow key opens the list, which has the label of the field', () => {
  const { input } = start();
  press(input, 'ArrowDown');
  expect(screen.getByRole('listbox', { name: 'City' })).toBeDefined();
  expect(names()).toEqual(['Bacolod', 'CebuQueen City of the South', 'Davao', 'Iloilo']);
});

test.each(['cebu', 'queen'])('typing %j matches labels and descriptions, and Enter selects', (words) => {
  const { input, onChange } = start();
  type(input, words);
  expect(names()).toEqual(['CebuQueen City of the South']);
  press(input, 'Enter');
  expect(onChange.mock.calls).toEqual([['ceb']]);
  expect(input.value).toBe('Cebu');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('marks the selected option, and Clear deselects it', () => {
  const { input, onChange } = start({ value: 'dvo' });
  expect(input.value).toBe('Davao');
  press(input, 'ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Davao');
  press(input, 'Escape');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange.mock.calls).toEqual([['']]);
});

test('marks disabled options', () => {
  const { input, onChange } = start();
  press(input, 'ArrowDown');
  const off = screen.getByRole('option', { name: 'Iloilo' });
  expect(off.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(off);
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape closes only the list; a closed list lets it through and keeps its value', () => {
  const around = vi.fn();
  const onChange = vi.fn();
  render(
    <div role="presentation" onKeyDown={({ key }) => around(key)}>
      <Controlled name="city" label="City" value="dvo" onChange={onChange} options={cities} />
    </div>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
  press(input, 'ArrowDown');
  press(input, 'Escape');
  expect(around).not.toHaveBeenCalled();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  press(input, 'Escape');
  expect(around).toHaveBeenLastCalledWith('Escape');
  expect(input.value).toBe('Davao');
  expect(onChange).not.toHaveBeenCalled();
});

test('announces that nothing was found', () => {
  const { input } = start({ emptyText: 'No city of that name' });
  type(input, 'zz');
  expect(screen.getByText(/No city of that name/)).toBeDefined();
});

test('renders only the visible ones of thousands of options, and counts all', () => {
  const options = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Member ${index}` }));
  const { input } = start({ options });
  press(input, 'ArrowDown');
  const rows = screen.getAllByRole('option');
  expect(rows.length).toBeLessThan(40);
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('5000');
  expect(rows[3]?.getAttribute('aria-posinset')).toBe('4');
});

test('error and hint describe the field', () => {
  const { input } = start({ error: 'Choose a city' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Choose a city');
});

test('a disabled field does not open', () => {
  const { input } = start({ disabled: true });
  press(input, 'ArrowDown');
  expect(screen.queryByRole('listbox')).toBeNull();
});

describe('with options from the server', () => {
  const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const find = (query: string) => cities.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('requests options when it opens, then when typing pauses', async () => {
    const loadOptions = vi.fn((query: string) => Promise.resolve(find(query)));
    const { input, onChange } = start({ options: undefined, loadOptions });
    press(input, 'ArrowDown');
    expect(screen.getByText(/Loading\.\.\./)).toBeDefined();
    await settle(0);
    expect(names()).toHaveLength(4);
    for (const typed of ['d', 'da', 'dav']) type(input, typed);
    await settle(299);
    expect(loadOptions).toHaveBeenCalledTimes(1);
    await settle(1);
    expect(loadOptions.mock.calls.map(([query]) => query)).toEqual(['', 'dav']);
    expect(names()).toEqual(['Davao']);
    press(input, 'Enter');
    expect(onChange).toHaveBeenCalledWith('dvo');
    expect(input.value).toBe('Davao');
  });

  test('keeps the label of the selected option when another search omits it', async () => {
    const { input } = start({ options: undefined, loadOptions: (query) => Promise.resolve(find(query)) });
    type(input, 'davao');
    await settle(300);
    press(input, 'Enter');
    type(input, 'ceb');
    await settle(300);
    expect(names()).toEqual(['CebuQueen City of the South']);
    press(input, 'Escape');
    await settle(200);
    expect(input.value).toBe('Davao');
  });

  test('drops an outdated response', async () => {
    const answers = new Map<string, (options: readonly ComboboxOption[]) => void>();
    const loadOptions = (query: string) => new Promise<readonly ComboboxOption[]>((resolve) => answers.set(query, resolve));
    const { input } = start({ options: undefined, loadOptions });
    type(input, 'ceb');
    await settle(300);
    type(input, 'dav');
    await settle(300);
    answers.get('dav')?.(find('dav'));
    answers.get('ceb')?.(find('ceb'));
    await settle(0);
    expect(names()).toEqual(['Davao']);
  });

  test('retries a failed search', async () => {
    const loadOptions = vi.fn(() => Promise.resolve(cities)).mockRejectedValueOnce(new Error('offline'));
    const { input } = start({ options: undefined, loadOptions });
    press(input, 'ArrowDown');
    await settle(0);
    expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(0);
    expect(names()).toHaveLength(4);
  });
});
