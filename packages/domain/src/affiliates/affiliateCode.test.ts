import { expect, test } from 'vitest';
import { readAffiliateCode } from './affiliateCode.ts';

test.each([
  ['{"code":"juan"}', 'juan'],
  ['{"code":"juan-2_A","other":1}', 'juan-2_A'],
  ['{"code":""}', null],
  ['{"code":7}', null],
  ['{"code":"<script>"}', null],
  [`{"code":"${'x'.repeat(101)}"}`, null],
  ['"juan"', null],
  ['{}', null],
  ['null', null],
  ['{', null],
  ['', null],
  [null, null],
])('reads %j as %j', (text, code) => {
  expect(readAffiliateCode(text)).toBe(code);
});
