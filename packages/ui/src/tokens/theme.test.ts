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

test('nothing chosen is the system', () => {
  expect(readTheme()).toBe('system');
});

test('a chosen theme is shown, stored, and colours the bar of the browser', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readTheme()).toBe('dark');
  expect(barColour()).toBe(dark.surface);
  applyTheme('light');
  expect(barColour()).toBe(light.surface);
});

test('the system theme leaves no attribute', () => {
  applyTheme('dark');
  applyTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(readTheme()).toBe('system');
});

test('a stored value that is no theme is ignored', () => {
  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBe('system');
});

test('with blocked storage the choice still holds', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  applyTheme('dark');
  expect(readTheme()).toBe('dark');
});

test('listeners hear each change until they stop, other tabs included', () => {
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
