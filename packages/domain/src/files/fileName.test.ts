import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

/** Arbitrary UTF-16 code units, sometimes repeated beyond the maximum length. */
const anyText = fc
  .tuple(fc.array(fc.nat({ max: 0xffff }), { maxLength: 12 }), fc.constantFrom(1, 1, 20, 200))
  .map(([units, times]) => String.fromCharCode(...units).repeat(times));

test.each([
  ['Weekly plan.pdf', 'Weekly plan.pdf'],
  ['Plano ng Linggo — ₱500 (v2), ‘final’.PDF', 'Plano ng Linggo — ₱500 (v2), ‘final’.PDF'],
  ['日本語.docx', '日本語.docx'],
  ['README', 'README'],
  ['cafe\u0301.txt', 'café.txt'],
  // Shortened before the extension.
  [`${'a'.repeat(196)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'a'.repeat(197)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'a'.repeat(201)}.pdf`, `${'a'.repeat(196)}.pdf`],
  [`${'a'.repeat(195)}😀.pdf`, `${'a'.repeat(195)}.pdf`],
  [`${'a'.repeat(195)} b.pdf`, `${'a'.repeat(195)}.pdf`],
  ['a'.repeat(300), 'a'.repeat(200)],
  // Invisible characters.
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u200Bb\u2066c\u2069\uFEFF.pdf', 'abc.pdf'],
  ['one\r\ntwo\tthree\u0000.txt', 'one two three.txt'],
  ['one\u2028two.txt', 'one two.txt'],
  ['one \u200B two.txt', 'one two.txt'],
  ['half \uD800.txt', 'half �.txt'],
  // Names and characters reserved by operating systems.
  ['C:\\fakepath\\photo.jpg', 'C__fakepath_photo.jpg'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a<b>c"d|e?f*g.csv', 'a_b_c_d_e_f_g.csv'],
  ['con.pdf', '_con.pdf'],
  ['NUL', '_NUL'],
  ['Aux.tar.zip', '_Aux.tar.zip'],
  ['lpt1.txt', '_lpt1.txt'],
  ['console.txt', 'console.txt'],
  ['com10.txt', 'com10.txt'],
  // Dots and spaces at either end.
  ['.htaccess', 'file.htaccess'],
  ['...env.pdf', 'env.pdf'],
  ['.pdf', 'file.pdf'],
  [' plan .pdf. . ', 'plan.pdf'],
  ['...', 'file'],
  ['', 'file'],
])('%j becomes %j', (name, kept) => {
  expect(fileName(name)).toBe(kept);
});

test('turns any name into one that every system accepts, and leaves the result unchanged', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = fileName(text);
      expect(name).toMatch(/^[^.\s].*$/u);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}<>:"/\\|?*]|[.\s]$/u);
      expect(name.length).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
      expect(fileName(name)).toBe(name);
    }),
  );
});

test('keeps the extension whatever comes before it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fileName(`${text}.pdf`)).toMatch(/.\.pdf$/u);
    }),
  );
});
