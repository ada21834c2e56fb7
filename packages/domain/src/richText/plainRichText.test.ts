import { expect, test } from 'vitest';
import { plainRichText } from './plainRichText.ts';
import type { RichText } from './richText.ts';

test.each<[RichText, string]>([
  [[], ''],
  [[['p', {}, ['Hi']]], 'Hi'],
  [
    [
      ['h1', {}, ['News']],
      ['p', {}, ['One', ['br', {}, []], 'two']],
    ],
    'News\n\nOne\ntwo',
  ],
  [[['p', {}, ['See ', ['a', { href: '/content' }, ['the ', ['strong', {}, ['list']]]], '.']]], 'See the list (/content).'],
  [[['p', {}, [['a', { href: 'mailto:a@b.example' }, ['a@b.example']]]]], 'a@b.example'],
  [[['p', {}, [['a', { href: 'https://a.example' }, ['https://a.example']]]]], 'https://a.example'],
  [
    [
      ['ul', {}, [['li', {}, ['A']], '\n', ['li', {}, [['p', {}, ['B']]]]]],
      ['p', {}, ['End']],
    ],
    '- A\n- B\n\nEnd',
  ],
  [
    [
      [
        'ol',
        { start: 3 },
        [
          ['li', {}, ['A']],
          ['li', {}, ['B']],
        ],
      ],
    ],
    '3. A\n4. B',
  ],
  [[['p', {}, [['img', { src: '/x.png', alt: 'A map' }, []]]]], 'A map'],
  [[['ul', {}, [['li', {}, [['input', { checked: true }, []], 'Done']]]]], '- [x] Done'],
  [
    [
      [
        'table',
        {},
        [
          [
            'tr',
            {},
            [
              ['td', {}, ['A']],
              ['td', {}, ['B']],
            ],
          ],
        ],
      ],
    ],
    'A B',
  ],
])('%j reads %j', (text, plain) => {
  expect(plainRichText(text)).toBe(plain);
});
