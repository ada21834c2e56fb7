import { expect, test } from 'vitest';
import { jsonText } from './jsonText.ts';

test.each([
  [undefined, { text: 'Not there', isEmpty: true }],
  [null, { text: 'None', isEmpty: true }],
  ['', { text: 'Empty', isEmpty: true }],
  [[], { text: 'Empty list', isEmpty: true }],
  [{}, { text: 'Empty', isEmpty: true }],
  [true, { text: 'Yes' }],
  [false, { text: 'No' }],
  [0, { text: '0' }],
  [-2.5, { text: '-2.5' }],
  ['Two\nlines', { text: 'Two\nlines' }],
  [[3, 5, null, true], { text: '3, 5, None, Yes' }],
  [{ ID: 3, Name: '' }, { text: 'ID: 3\nName: Empty' }],
  [{ Of: { ID: 3 } }, { text: 'Of: ID: 3' }],
  [{ Of: { ID: 3, Name: 'A' }, At: 'x' }, { text: 'Of:\n  ID: 3\n  Name: A\nAt: x' }],
  [[{ ID: 3, Of: { A: 1, B: 2 } }, 5], { text: '1. ID: 3\n   Of:\n     A: 1\n     B: 2\n2. 5' }],
])('formats %j as %j', (value, text) => {
  expect(jsonText(value)).toEqual(text);
});
