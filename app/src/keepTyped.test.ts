import { beforeEach, expect, test } from 'vitest';
import { readTyped, restoreTyped } from './keepTyped.ts';

const FORM = '<form><input id="email" /><input id="password" type="password" /></form>';
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
});

/** The form itself takes the place of the first paint. */
function replaceForm(html = FORM) {
  const root = document.getElementById('root') as HTMLElement;
  const typed = readTyped(root);
  root.innerHTML = html;
  return typed;
}

test('what was typed and where the cursor was is in the form that takes over', () => {
  field('email').value = 'ana@example.com';
  field('password').focus();
  const typed = replaceForm();
  const heard: string[] = [];
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).id), { once: true });
  restoreTyped(typed);
  expect(field('email').value).toBe('ana@example.com');
  expect(heard).toEqual(['email']);
  expect(document.activeElement).toBe(field('password'));
});

test.each([
  ['has a value already', '<input id="email" value="maria@example.com" />', 'maria@example.com'],
  ['is locked', '<input id="email" readonly />', ''],
])('a field that %s is left alone', (_what, html, value) => {
  field('email').value = 'ana@example.com';
  const typed = replaceForm(html);
  restoreTyped(typed);
  expect(field('email').value).toBe(value);
});

test('a field that is not there any more is no error, and nothing typed changes nothing', () => {
  field('email').value = 'ana@example.com';
  const typed = replaceForm('');
  expect(() => restoreTyped(typed)).not.toThrow();
  expect(readTyped(document.body)).toEqual({ values: new Map(), focused: null });
});
