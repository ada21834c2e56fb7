import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchText } from './searchText.ts';

describe('searchText', () => {
  it.each([
    ['Peñaflor, Niño', 'penaflor nino'],
    ['Pen\u0303aflor', 'penaflor'],
    ["O'Hara", 'ohara'],
    ['O’Hara', 'ohara'],
    ['ÁNGEL', 'angel'],
    ['Santos-Reyes', 'santos reyes'],
    ['  de \t la\u00A0 Cruz ', 'de la cruz'],
    ['Ma. Theresa Cruz Jr.', 'ma theresa cruz jr'],
    ['juan.cruz+1@example.com', 'juancruz+1@examplecom'],
    ['Łukasz Øster Straße Æsir', 'lukasz oster strasse aesir'],
    ['ИВАН Ёлкин', 'иван елкин'],
    ['100%_sure C:\\drive', '100%_sure c \\drive'],
    ["'", ''],
    ['', ''],
  ])('writes %j as %j', (value, expected) => {
    expect(searchText(value)).toBe(expected);
  });

  it('leaves its own output unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(searchText(searchText(value))).toBe(searchText(value));
      }),
    );
  });
});
