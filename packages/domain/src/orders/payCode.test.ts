import { expect, test } from 'vitest';
import { newPayCode } from './payCode.ts';

test('has six letters or digits that no one mistakes for others', () => {
  expect(newPayCode(() => 0)).toBe('ATL-222222');
  expect(newPayCode((below) => below - 1)).toBe('ATL-ZZZZZZ');
  const all = Array.from({ length: 30 }, (_none, index) => newPayCode((below) => index % below)).join('');
  expect(all.replaceAll('ATL-', '')).not.toMatch(/[01ILOU]/);
});
