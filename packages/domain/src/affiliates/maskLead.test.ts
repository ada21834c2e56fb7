import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEmail, maskName } from './maskLead.ts';

describe('maskName', () => {
  test.each([
    ['Juan dela Cruz', 'J*** d*** C***'],
    ['  Ana   Reyes ', 'A*** R***'],
    ['A', 'A***'],
    ['n\u0303an\u0303o', 'ñ***'],
    ['😀 Ana', '😀*** A***'],
    ['', '***'],
    ['   ', '***'],
  ])('masks %j as %j', (name, expected) => {
    expect(maskName(name)).toBe(expected);
  });
});

describe('maskEmail', () => {
  test.each([
    ['juan@example.com', 'j***@e***.com'],
    [' juan@example.com ', 'j***@e***.com'],
    ['j@e.ph', 'j***@e***.ph'],
    ['juan.cruz+x@mail.example.com.ph', 'j***@m***.ph'],
    ['juan', '***'],
    ['juan@localhost', '***'],
    ['juan@a@example.com', '***'],
    ['juan cruz@example.com', '***'],
    ['juan@example.com, ana@example.com', '***'],
    ['juan@example.com cruz', '***'],
    ['juan@exa mple.com', '***'],
    ['@example.com', '***'],
    ['juan@.com', '***'],
    ['', '***'],
  ])('masks %j as %j', (email, expected) => {
    expect(maskEmail(email)).toBe(expected);
  });

  test('shows at most two letters besides the top-level domain', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(maskEmail(email)).toMatch(/^[^@]{1,2}\*{3}@[^@]{1,2}\*{3}\.[^.@]+$/u);
      }),
    );
  });
});
