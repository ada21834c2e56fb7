import type { RichTextNode } from './RichText.tsx';

/** A text with every element, as a server would send it. */
export const sampleText: readonly RichTextNode[] = [
  ['h1', {}, ['Send it today']],
  [
    'ol',
    {},
    [
      ['li', {}, ['Open ', ['a', { href: '/content' }, ['your shortlist']], '.']],
      ['li', {}, ['Pick the newest post.', ['ul', {}, [['li', {}, ['Not the longest one.']]]]]],
      ['li', {}, ['Write ', ['em', {}, ['two']], ' sentences. ', ['del', {}, ['Three.']], ' ', ['strong', {}, ['No more.']]]],
    ],
  ],
  ['h2', {}, ['Before you press send']],
  [
    'ul',
    {},
    [
      ['li', { className: 'task-list-item' }, [['input', { checked: true }, []], ' Their name is right']],
      ['li', { className: 'task-list-item' }, [['input', { checked: false }, []], ' The price is in their currency']],
    ],
  ],
  [
    'table',
    {},
    [
      [
        'thead',
        {},
        [
          [
            'tr',
            {},
            [
              ['th', {}, ['Reply came after']],
              ['th', { align: 'right' }, ['Openings about you']],
            ],
          ],
        ],
      ],
      [
        'tbody',
        {},
        [
          [
            'tr',
            {},
            [
              ['td', {}, ['1 day']],
              ['td', { align: 'right' }, ['2 of 40']],
            ],
          ],
        ],
      ],
    ],
  ],
  ['blockquote', {}, [['p', {}, ['“I would sort them into five answers by tonight.”']]]],
  ['pre', {}, [['code', {}, ['Hello {first name},\n']]]],
  ['hr', {}, []],
  [
    'p',
    {},
    ['Use ', ['code', {}, ['{first name}']], ' once. More in the ', ['a', { href: 'https://example.com/guide' }, ["client's guide"]], '.'],
  ],
];

/** Input that a broken or compromised server might send. */
export const maliciousText: readonly RichTextNode[] = [
  ['script', {}, ['alert(1)']],
  ['iframe', { src: 'https://example.com', srcdoc: '<script>alert(1)</script>' }, []],
  ['style', {}, ['* { display: none }']],
  ['svg', { onload: 'alert(1)' }, [['script', {}, ['alert(1)']]]],
  ['form', { action: 'https://example.com' }, [['input', { type: 'password', name: 'password' }, []]]],
  ['p', { style: 'position: fixed', className: 'cover', id: 'root', onClick: 'alert(1)' }, ['What is left is words.']],
  ['h1', { className: 'cover', id: 'root' }, ['A heading']],
  ['p', { dangerouslySetInnerHTML: '<script>alert(1)</script>', children: '<b>', key: 'a', ref: 'b' }, ['A paragraph.']],
  [
    'p',
    {},
    [
      ['a', { href: 'javascript:alert(1)' }, ['A link']],
      ' ',
      ['a', { href: ' java\nscript:alert(1)' }, ['that leads']],
      ' ',
      ['a', { href: 'data:text/html,<script>alert(1)</script>' }, ['nowhere']],
      ['img', { src: 'data:image/svg+xml,<svg onload=alert(1)>', alt: '', onerror: 'alert(1)' }, []],
    ],
  ],
];
