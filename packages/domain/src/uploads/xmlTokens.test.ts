import { expect, test } from 'vitest';
import { xmlRoot, xmlTokens } from './xmlTokens.ts';

test('reads names, attributes and texts', () => {
  expect([...xmlTokens(`<a:b c="1" d='"&amp;&#x41;&#66;&no;'>e&gt;<![CDATA[<f>]]><g /></a:b>`)]).toEqual([
    {
      kind: 'open',
      name: 'a:b',
      attributes: new Map([
        ['c', '1'],
        ['d', '"&AB'],
      ]),
      isEmpty: false,
    },
    { kind: 'text', text: 'e>' },
    { kind: 'text', text: '<f>' },
    { kind: 'open', name: 'g', attributes: new Map(), isEmpty: true },
    { kind: 'close', name: 'a:b' },
  ]);
});

test.each([
  ['<svg/>', 'svg'],
  ['<svg:svg xmlns:svg="x">', 'svg'],
  ['<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><rss version="2.0">', 'rss'],
  ['<!DOCTYPE a [<!ENTITY b ">">]><a>', 'a'],
  ['<ñ/>', 'ñ'],
  ['', null],
  ['words', null],
  ['words <a/>', null],
  ['<1/>', null],
  ['< a/>', null],
  ['<!-- <a/>', null],
  ['</a>', null],
  ['<a', null],
])('the root element of %j is %j', (source, root) => {
  expect(xmlRoot(source)).toBe(root);
});

test.each(['&#0;', '&#xD800;', '&#x110000;', '&#xFFFE;', '&constructor;'])('drops %s', (entity) => {
  expect([...xmlTokens(`a${entity}b`)]).toEqual([{ kind: 'text', text: 'ab' }]);
});
