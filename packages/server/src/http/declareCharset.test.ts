import { expect, test } from 'vitest';
import { withCharset } from './declareCharset.ts';

test.each([
  ['text/csv', 'text/csv; charset=utf-8'],
  ['text/event-stream', 'text/event-stream; charset=utf-8'],
  ['text/javascript', 'text/javascript; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/manifest+json', 'application/manifest+json; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8'],
  ['image/png', 'image/png'],
  ['application/pdf', 'application/pdf'],
  [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
])('%s becomes %s', (type, declared) => {
  expect(withCharset(type)).toBe(declared);
});
