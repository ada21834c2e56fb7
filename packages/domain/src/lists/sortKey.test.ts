import { describe, expect, it } from 'vitest';
import { sortKey } from './sortKey.ts';

const inOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))));

describe('sortKey', () => {
  it('orders names as the Filipino alphabet does, regardless of case and accents', () => {
    const names = [
      'ángel',
      'Bautista',
      'de la Rosa',
      'Delacruz',
      'Navarro',
      'Nunez',
      'Nuñez',
      'Nzimande',
      'Ñora',
      'ñuñez',
      "O'Hara",
      'Ohno',
      'Zed',
    ];
    expect(inOrder(names.toReversed())).toEqual(names);
  });

  it.each([
    ['José', 'jose'],
    ['JOSE', 'jose'],
    ["D'Angelo", 'dangelo'],
    ['Santos-Reyes', 'santos reyes'],
    ['(Cruz) ', 'cruz'],
    ['Ñ', 'n\u0303'],
    ['ã', 'a'],
    ['', ''],
  ])('writes %j as %j', (name, key) => {
    expect(sortKey(name)).toBe(key);
  });
});
