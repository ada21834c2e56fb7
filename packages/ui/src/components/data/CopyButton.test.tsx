import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const clipboard = (writeText: (text: string) => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText } });
const copied: string[] = [];

/** The legacy way: copies the selection if `works`. */
function execCommand(works: boolean) {
  document.execCommand = () => {
    const field = [...document.querySelectorAll('textarea')].at(-1);
    if (works && field) copied.push(field.value);
    return works;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  copied.length = 0;
  execCommand(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function press() {
  render(<CopyButton value="https://atlas.example/maricel">Copy link</CopyButton>);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  });
}

test('copies, confirms it, and is ready again after two seconds', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  clipboard(writeText);
  await press();
  expect(writeText).toHaveBeenCalledWith('https://atlas.example/maricel');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('falls back to the legacy way when the clipboard is denied, and leaves nothing behind', async () => {
  clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  execCommand(true);
  await press();
  expect(copied).toEqual(['https://atlas.example/maricel']);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(document.querySelector('textarea')).toBeNull();
});

test('shows and selects the text with instructions when nothing can copy it', async () => {
  clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  await press();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy link' });
  expect(field.value).toBe('https://atlas.example/maricel');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/Press and hold/);
});
