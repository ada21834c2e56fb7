import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PromptModal } from './PromptModal.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onOpen = vi.fn();
const prompt = (
  <PromptModal
    title="Welcome back!"
    picture="lessons"
    text="Good to see you."
    actions={[{ text: 'Not now', onClick: () => undefined }]}
    onOpen={onOpen}
  />
);
const dialog = () => screen.queryByRole('dialog', { name: 'Welcome back!' });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('opens at once over a page that is not in use', () => {
  onOpen.mockClear();
  render(
    <>
      <button>Save</button>
      {prompt}
    </>,
  );
  expect(dialog()).not.toBeNull();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('waits for a field to lose the focus, and then for a second without a key or a press', () => {
  onOpen.mockClear();
  const page = (content: ReactNode) => (
    <>
      <input aria-label="Name" />
      <button>Save</button>
      {content}
    </>
  );
  const { rerender } = render(page(null));
  act(() => screen.getByRole('textbox').focus());
  rerender(page(prompt));
  pass(60_000);
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  pass(900);
  fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
  pass(900);
  expect([dialog(), onOpen.mock.calls.length]).toEqual([null, 0]);
  pass(100);
  expect(dialog()).not.toBeNull();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('waits for an open menu to close', () => {
  const menu = (open: boolean) => (
    <>
      <button aria-haspopup="menu" aria-expanded={open}>
        Account
      </button>
      {prompt}
    </>
  );
  const { rerender } = render(menu(true));
  pass(60_000);
  expect(dialog()).toBeNull();
  rerender(menu(false));
  pass(1000);
  expect(dialog()).not.toBeNull();
});
