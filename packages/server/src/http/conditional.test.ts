import { describe, expect, it } from 'vitest';
import { isNotModified, isSameRange, readRange } from './conditional.ts';

const STATE = { etag: '"abc"', lastModified: new Date('2025-11-12T02:00:00.700Z') };
const AT = 'Wed, 12 Nov 2025 02:00:00 GMT';
const BEFORE = 'Wed, 12 Nov 2025 01:59:59 GMT';
const AFTER = 'Wed, 12 Nov 2025 02:00:01 GMT';

describe('readRange', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['Bytes=0-9', { start: 0, end: 9 }],
    ['bytes= 0-9 ', { start: 0, end: 9 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    // A last position before the first makes the range invalid.
    ['bytes=50-40', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['bytes=a-b', undefined],
  ])('%s of 100 bytes', (header, range) => expect(readRange(header, 100)).toEqual(range));

  it('is unsatisfiable for an empty file', () => expect(readRange('bytes=0-', 0)).toBe('unsatisfiable'));
});

describe('isSameRange', () => {
  it.each([
    [undefined, true],
    ['"abc"', true],
    ['"abd"', false],
    ['W/"abc"', false],
    [AT, true],
    [BEFORE, false],
    [AFTER, false],
    ['soon', false],
    ['', false],
  ])('If-Range %j: %s', (validator, isSame) => {
    expect(isSameRange({ headers: validator === undefined ? {} : { 'if-range': validator } }, STATE)).toBe(isSame);
  });
});

describe('isNotModified', () => {
  it.each([
    [{}, false],
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-modified-since': AT }, true],
    [{ 'if-modified-since': AFTER }, true],
    [{ 'if-modified-since': BEFORE }, false],
    [{ 'if-modified-since': 'soon' }, false],
    // The tag decides when both are given.
    [{ 'if-none-match': '"x"', 'if-modified-since': AFTER }, false],
  ])('%j: %s', (headers, isNot) => {
    expect(isNotModified({ headers }, STATE)).toBe(isNot);
  });
});
