// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dark, light } from './colour.ts';
import { applyTheme, readTheme, subscribeTheme } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  document.head.innerHTML = '<meta name="theme-color" content="">';
});
afterEach(() => {
  vi.restoreAllMocks();
});

const barColour = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

test('defaults to the system theme', () => {
  expect(readTheme()).toBe('system');
});

test('applies and stores a chosen theme, and colours the browser’s bar', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readTheme()).toBe('dark');
  expect(barColour()).toBe(dark.surface);
  applyTheme('light');
  expect(barColour()).toBe(light.surface);
});

test('the system theme sets no attribute', () => {
  applyTheme('dark');
  applyTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(readTheme()).toBe('system');
});

test('ignores an invalid stored value', () => {
  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBe('system');
});

test('keeps the choice when storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  applyTheme('dark');
  expect(readTheme()).toBe('dark');
});

test('notifies listeners of each change until they unsubscribe, including other tabs', () => {
  const listener = vi.fn();
  const stop = subscribeTheme(listener);
  applyTheme('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(document.documentElement.dataset['theme']).toBe('light');
  stop();
  applyTheme('dark');
  expect(listener).toHaveBeenCalledTimes(2);
});
