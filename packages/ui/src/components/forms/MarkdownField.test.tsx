import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
// Loaded when it is needed. Loading it first keeps its time out of the tests.
import './markdownTools.ts';
import { MarkdownField } from './MarkdownField.tsx';
import type { LoadPreview } from './MarkdownPreview.tsx';

interface Given {
  value?: string;
  loadPreview?: LoadPreview;
}

function Example({ value: first = 'Hello there', loadPreview = () => Promise.resolve([['p', {}, ['Hello']]]) }: Given) {
  const [value, setValue] = useState(first);
  return <MarkdownField name="body" label="Text" value={value} onChange={setValue} loadPreview={loadPreview} />;
}

async function show(given: Given = {}) {
  render(<Example {...given} />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  fireEvent.pointerEnter(box);
  await screen.findByRole('toolbar', { name: 'Format' });
  return box;
}
test('loads its buttons with the focus, also without a pointer', async () => {
  render(<Example />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  act(() => screen.getByRole('textbox').focus());
  expect(await screen.findByRole('toolbar')).toBeDefined();
});

const preview = () => fireEvent.click(screen.getByRole('tab', { name: 'Preview' }));

test('inserts Markdown around the selection, and keeps the words selected', async () => {
  const box = await show();
  box.setSelectionRange(0, 5);
  fireEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(box.value).toBe('**Hello** there');
  expect([box.selectionStart, box.selectionEnd]).toEqual([2, 7]);
  expect(document.activeElement).toBe(box);
});

test.each([
  ['b', '**Hello** there'],
  ['I', '_Hello_ there'],
  ['k', '[Hello](https://) there'],
])('Ctrl or ⌘ and %s apply a format, and reach no other shortcut of the page', async (key, text) => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    const pressed = vi.fn();
    document.addEventListener('keydown', pressed);
    const box = await show();
    box.setSelectionRange(0, 5);
    expect(fireEvent.keyDown(box, { key, ...modifier })).toBe(false);
    expect(box.value).toBe(text);
    expect(pressed).not.toHaveBeenCalled();
    document.removeEventListener('keydown', pressed);
    document.body.replaceChildren();
  }
});

test.each([
  { key: 'b' },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'x', ctrlKey: true },
])('leaves %j to the browser', async (pressed) => {
  const box = await show();
  box.setSelectionRange(0, 5);
  expect(fireEvent.keyDown(box, pressed)).toBe(true);
  expect(box.value).toBe('Hello there');
});

test('the toolbar is one stop for the Tab key, and arrow keys move within it', async () => {
  await show();
  const buttons = screen.getByRole('toolbar').querySelectorAll('button');
  expect([...buttons].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => buttons[0]?.focus());
  fireEvent.keyDown(buttons[0] as Element, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(buttons[5]);
});

test('previews the text as it is now', async () => {
  const loadPreview = vi.fn<LoadPreview>((text) => Promise.resolve([['p', {}, [`Seen: ${text}`]]]));
  const box = await show({ loadPreview });
  fireEvent.input(box, { target: { value: 'Changed' } });
  preview();
  expect(await screen.findByText('Seen: Changed')).toBeDefined();
  expect(loadPreview).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('returns to the text when something focuses it', async () => {
  const box = await show();
  preview();
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => box.focus());
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(box);
  expect(screen.getByRole('tab', { name: 'Write' }).getAttribute('aria-selected')).toBe('true');
});

test('requests nothing for an empty text', async () => {
  const loadPreview = vi.fn<LoadPreview>();
  await show({ value: ' \n ', loadPreview });
  preview();
  expect(await screen.findByText('There is nothing to preview yet.')).toBeDefined();
  expect(loadPreview).not.toHaveBeenCalled();
});

test('a failed preview can be requested again', async () => {
  const loadPreview = vi
    .fn<LoadPreview>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue([['p', {}, ['There it is']]]);
  await show({ loadPreview });
  preview();
  expect((await screen.findByRole('alert')).textContent).toContain('The preview could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There it is')).toBeDefined();
});

test('offline it says so, and tries again once the browser is online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const loadPreview = vi
    .fn<LoadPreview>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue([['p', {}, ['There it is']]]);
  await show({ loadPreview });
  preview();
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('There it is')).toBeDefined();
});

test('a preview that was left is not shown later', async () => {
  const signals: AbortSignal[] = [];
  const loadPreview: LoadPreview = (_text, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const box = await show({ loadPreview });
  preview();
  await waitFor(() => expect(signals).toHaveLength(1));
  act(() => box.focus());
  expect(signals[0]?.aborted).toBe(true);
});
