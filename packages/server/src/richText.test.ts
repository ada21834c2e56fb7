import { RICH_TEXT_ELEMENTS, type RichTextAttributes, type RichTextNode } from '@atlas/domain/richText';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, MAX_LENGTH, REMEMBERED, richText } from './richText.ts';

/** Every element of a tree, with its depth. */
const elementsOf = (nodes: readonly RichTextNode[], depth = 0): { tag: string; attributes: RichTextAttributes; depth: number }[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [{ tag: node[0], attributes: node[1], depth }, ...elementsOf(node[2], depth + 1)],
  );

/** Two lines, as the parser returns them: the line feed after a break renders as nothing. */
const MON_TUE = ['Mon', ['br', {}, []], '\n', 'Tue'];

describe('richText', () => {
  it.each([
    ['**Hi**', [['p', {}, [['strong', {}, ['Hi']]]]]],
    ['[a](/b)', [['p', {}, [['a', { href: '/b' }, ['a']]]]]],
    ['![a](https://example.com/b.png)', [['p', {}, [['img', { src: 'https://example.com/b.png', alt: 'a' }, []]]]]],
    ['- [x] a', [['ul', {}, [['li', { className: 'task-list-item' }, [['input', { checked: true }, []], ' ', 'a']]]]]],
    ['[Canva](www.canva.com)', [['p', {}, [['a', { href: 'https://www.canva.com' }, ['Canva']]]]]],
    ['[Canva][1]\n\n[1]: canva.com/x', [['p', {}, [['a', { href: 'https://canva.com/x' }, ['Canva']]]]]],
    ['[mail](juan@example.com)', [['p', {}, [['a', { href: 'mailto:juan@example.com' }, ['mail']]]]]],
    ['[a](//example.com)', [['p', {}, [['a', { href: 'https://example.com' }, ['a']]]]]],
    ['[a](/courses/my-courses/136)', [['p', {}, [['a', { href: '/courses/my-courses/136' }, ['a']]]]]],
    ['Mon<br>Tue', [['p', {}, MON_TUE]]],
    ['Mon<br />\nTue', [['p', {}, MON_TUE]]],
    ['Mon\nTue', [['p', {}, MON_TUE]]],
    ['Mon  \nTue', [['p', {}, MON_TUE]]],
    ['<p>Mon</p><p>Tue</p>', [['p', {}, MON_TUE]]],
    ['<br>\n\nMon<br>Tue', [['p', {}, MON_TUE]]],
    ['- Mon\n  Tue', [['ul', {}, [['li', {}, MON_TUE]]]]],
    ['<div>\n**Mon**\n</div>', [['p', {}, [['strong', {}, ['Mon']]]]]],
    ['`Mon\nTue`', [['p', {}, [['code', {}, ['Mon Tue']]]]]],
    ['```\nMon\nTue\n```', [['pre', {}, [['code', {}, ['Mon\nTue\n']]]]]],
    ['3. a', [['ol', { start: 3 }, [['li', {}, ['a']]]]]],
    ['---', [['hr', {}, []]]],
    ['', []],
    [' \n\t', []],
  ])('makes a tree of %j', (markdown, tree) => {
    expect(richText(markdown)).toEqual(tree);
  });

  it.each([
    ['# a\n\n### b\n\n#### c', ['h1', 'h2', 'h3']],
    ['### a\n\n## b', ['h2', 'h1']],
    ['###### a', ['h1']],
  ])('ranks the headings of %j, with no level skipped', (markdown, tags) => {
    expect(elementsOf(richText(markdown)).map(({ tag }) => tag)).toEqual(tags);
  });

  it.each([
    '<script>alert(1)</script>',
    '<b onclick="alert(1)">',
    'a <style>* { color: red }</style>',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '![a](data:image/png;base64,x)',
    '[a](irc://example.com)',
    '[a](java&#10;script:alert(1))',
    '[a](JaVaScRiPt:alert(1)//www.example.com)',
    '[a](vbscript:x)',
    '<br onclick="alert(1)">',
    '<div>\n<img src=x onerror=alert(1)>\n</div>',
    '<a href="javascript:alert(1)">a</a>',
  ])('keeps no HTML and no unsafe address: %j', (markdown) => {
    for (const { tag, attributes } of elementsOf(richText(markdown))) {
      expect(['p', 'a', 'img']).toContain(tag);
      expect(attributes).not.toHaveProperty('href');
      expect(attributes).not.toHaveProperty('src');
    }
  });

  it('accepts any text, and returns only what a rich text may contain', () => {
    const piece = fc.constantFrom(
      '#',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      '|',
      '-',
      '\n',
      ' ',
      '\\',
      '&',
      '~',
      ':',
      '1.',
      'a',
      '[^1]',
      '[a](',
      '<br>',
      '<div>',
      '</div>',
      'www.example.com',
      'juan@example.com',
      '//',
      'javascript:',
      'data:',
      'https://',
      '&#10;',
    );
    const source = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(source, (markdown) => {
        for (const { tag, attributes } of elementsOf(richText(markdown))) {
          expect(Object.keys(RICH_TEXT_ELEMENTS)).toContain(tag);
          expect(RICH_TEXT_ELEMENTS[tag]).toEqual(expect.arrayContaining(Object.keys(attributes)));
          for (const address of [attributes['href'], attributes['src']])
            if (address !== undefined) expect(address).toMatch(/^(?:https?:\/\/|mailto:|(?!\/\/)[^:]*(?:$|[/?#]))/i);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('returns plain paragraphs for a text that is too long', () => {
    expect(richText(`**a**\n\n${'b'.repeat(MAX_LENGTH)}`)).toEqual([
      ['p', {}, ['**a**']],
      ['p', {}, ['b'.repeat(MAX_LENGTH)]],
    ]);
  });

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', '- '.repeat(2000) + 'a'],
    ['nested lists', Array.from({ length: 100 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
    ['emphasis', '*a **a '.repeat(500)],
  ])('goes only so deep into %s', (_name, markdown) => {
    const depths = elementsOf(richText(markdown)).map(({ depth }) => depth);
    expect(Math.max(0, ...depths)).toBeLessThanOrEqual(MAX_DEPTH);
  });

  it('keeps the words of elements that are nested too deep', () => {
    const markdown = Array.from({ length: 60 }, (_, n) => `${'  '.repeat(n)}- word${n}`).join('\n');
    expect(JSON.stringify(richText(markdown))).toContain('word59');
  });

  it('caches the most recent texts', () => {
    const first = richText('remembered');
    for (let n = 1; n < REMEMBERED; n++) richText(`text ${n}`);
    expect(richText('remembered')).toBe(first);
    for (let n = 0; n < REMEMBERED; n++) richText(`other ${n}`);
    expect(richText('remembered')).not.toBe(first);
    expect(richText('remembered')).toEqual(first);
  });
});
