import { expect, test } from 'vitest';
import { isRequestId } from './isRequestId.ts';

test.each([
  ['3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d', true],
  ['3F2B8C1E-5D4A-4F6B-9C8D-7E6F5A4B3C2D', true],
  ['3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2', false],
  ['3f2b8c1e5d4a4f6b9c8d7e6f5a4b3c2d', false],
  [' 3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d', false],
  ['juan@example.com', false],
  ['', false],
])('%j: %s', (text, is) => {
  expect(isRequestId(text)).toBe(is);
});
