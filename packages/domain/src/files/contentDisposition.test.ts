import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition } from './contentDisposition.ts';
import { fileName } from './fileName.ts';

test.each([
  ['plan.pdf', `inline; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ["Ana's (new) *plan*.pdf", `inline; filename="Ana_s _new_ _plan_.pdf"; filename*=UTF-8''Ana%27s%20%28new%29%20_plan_.pdf`],
  ['Año 1, 50%.csv', `inline; filename="Ano 1_ 50_.csv"; filename*=UTF-8''A%C3%B1o%201%2C%2050%25.csv`],
  ['日本.docx', `inline; filename="__.docx"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.docx`],
  [
    'a"; filename=x.exe\r\nSet-Cookie: a.txt',
    `inline; filename="a__ filename=x.exe Set-Cookie_ a.txt"; filename*=UTF-8''a_%3B%20filename%3Dx.exe%20Set-Cookie_%20a.txt`,
  ],
  ['half \uD800.txt', `inline; filename="half _.txt"; filename*=UTF-8''half%20%EF%BF%BD.txt`],
])('encodes %j', (name, value) => {
  expect(contentDisposition('inline', name)).toBe(value);
});

test('states whether the file is a download', () => {
  expect(contentDisposition('attachment', 'a.zip')).toMatch(/^attachment; /);
});

test('has two ASCII parameters for any name, the second with the complete name', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0xffff }), { maxLength: 40 }), (units) => {
      const name = String.fromCharCode(...units);
      const value = contentDisposition('attachment', name);
      const match = /^attachment; filename="([ -~]*)"; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+)$/.exec(value);
      expect(match?.[1]).not.toMatch(/["\\%]/);
      expect(decodeURIComponent(match?.[2] ?? '')).toBe(fileName(name));
    }),
  );
});
