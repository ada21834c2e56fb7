import { describe, expect, test } from 'vitest';
import { withoutCitations } from './buildDomain.ts';

describe('withoutCitations', () => {
  test.each([
    ['a docstring with nothing else', '/** @spec 2 §3 */\nexport {};', 'export {};'],
    ['the last tag', '/**\n * A price.\n *\n * @returns pesos\n * @spec 2 §9\n */\n', '/**\n * A price.\n *\n * @returns pesos\n */\n'],
    ['the only tag', '/**\n * A price.\n *\n * @spec 2 §9\n */\n', '/**\n * A price.\n */\n'],
    ['a tag of two lines', '/**\n * A price.\n *\n * @spec 2 §9; the\n *   rest is ours\n */\n', '/**\n * A price.\n */\n'],
    [
      'a tag before another one',
      '/**\n * A price.\n *\n * @spec 2 §9\n * @example f() // 1\n */\n',
      '/**\n * A price.\n *\n * @example f() // 1\n */\n',
    ],
    ['an indented one', 'interface A {\n    /** @spec 2 §3 */\n    a: 1;\n}', 'interface A {\n    a: 1;\n}'],
  ])('removes %s', (_what, text, expected) => {
    expect(withoutCitations(text)).toBe(expected);
  });

  test.each(["const tag = '@spec 2 §3';\n", '/** An address, such as me@spec.example. */\n', '/**\n * A price.\n */\nexport {};\n'])(
    'keeps %j',
    (text) => {
      expect(withoutCitations(text)).toBe(text);
    },
  );
});
