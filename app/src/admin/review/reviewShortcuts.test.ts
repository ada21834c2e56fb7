import { expect, test } from 'vitest';
import { shortcutOf } from './reviewShortcuts.ts';

const press = (code: string, more: object = {}) => ({
  code,
  altKey: true,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});

test.each([
  ['Alt+A', press('KeyA'), 'approve'],
  ['Alt+R', press('KeyR'), 'reject'],
  ['Alt+N', press('KeyN'), 'next'],
  ['Alt+P', press('KeyP'), 'previous'],
  ['another key', press('KeyB'), null],
  ['a letter alone', press('KeyA', { altKey: false }), null],
  ['AltGr on Windows', press('KeyA', { ctrlKey: true }), null],
  ['a held key', press('KeyA', { repeat: true }), null],
])('%s', (_name, event, shortcut) => expect(shortcutOf(event)).toBe(shortcut));
