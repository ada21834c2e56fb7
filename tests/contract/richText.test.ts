import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { proposals } from '../../app/src/testing/proposals.ts';
import { readAsMeant, RICH_TEXT_ELEMENTS } from '../../packages/domain/src/richText/index.ts';
import { richText } from '../../packages/server/src/richText.ts';
import { Markdown } from '../../packages/ui/src/components/learning/Markdown.tsx';
import { PROSE_ELEMENTS } from '../../packages/ui/src/components/learning/proseElements.ts';
import { RichText } from '../../packages/ui/src/components/learning/RichText.tsx';

// Line breaks between elements are not rendered; the server omits most of them.
const drawn = (html: string) => html.replace(/>\n+</g, '><').replace(/\n+(?=<(p|ul|ol|\/li))|(?<=<li[^>]*>|<\/p>)\n+/g, '');

const SOURCES: Readonly<Record<string, string>> = {
  headings: '# a\n\n### b\n\n## c\n\n###### d\n\nSetext\n===',
  'headings from the third': '### a\n\n#### b',
  'nested lists': '1. a\n   - b\n     1. c\n2. d\n\n   e\n\n3. f\n\ntext\n\n7. g',
  'a table': '| a | b | c | d |\n| --- | :-- | :-: | --: |\n| 1 | *2* | `3` | [4](/4) |\n| 5 |',
  code: '`a` and ``b ` c``\n\n```js\nconst a = 1;\n\nconst b = "<b>";\n```\n\n    indented',
  'a task list': '- [x] a\n- [ ] b\n\n  c\n- [ ] d\n  - [x] e',
  links:
    '[own](/a/b?c#d) [far](https://example.com "title") [plain](http://example.com) [mail](mailto:a@example.com) [odd](//example.com) [near](#a) [file](a/b) <https://example.com> www.example.com a@example.com [ref]\n\n[ref]: /ref',
  'links that lead nowhere':
    '[a](javascript:alert(1)) [b](JAVASCRIPT:alert(1)) [c](data:text/html,x) [d](java&#10;script:alert(1)) [e]() [f](irc://x) [g](vbscript:x) [h](tel:1)',
  pictures: '![A desk](/desk.webp) ![far](https://example.com/a.png "title") ![](http://example.com/b.png) ![x](data:image/png;base64,x)',
  html: 'a <b>b</b> <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n<details><summary>c</summary>d</details>\n\ne',
  lines: 'Mon\nTue<br>Wed  \nThu\n- a\n  b\n\n<p>c</p><p>d</p>',
  'links without a scheme': '[a](www.canva.com) [b](juan@example.com) [c](plan.pdf)',
  emphasis: '*a* **b** ***c*** ~~d~~ _e_ __f__\n*g*\n**h**  \ni\\\nj',
  quotes: '> a\n>\n> - b\n>\n> > c\n\n***\n\nd',
  footnotes: 'a[^1] and b[^two]\n\n[^1]: c\n[^two]: d\n\n    e',
  escapes: '\\*a\\* &amp; &lt;b&gt; &copy; <!-- c -->',
  nothing: '',
  'white space': ' \n\n\t\n',
};

describe('members read the same as staff preview', () => {
  test.each(Object.entries(SOURCES))('%s', (_name, source) => {
    for (const level of [2, 3] as const) {
      const read = renderToStaticMarkup(createElement(RichText, { text: richText(source), level }));
      const previewed = renderToStaticMarkup(createElement(Markdown, { source, level, plugins: [readAsMeant] }));
      expect(drawn(read)).toBe(drawn(previewed));
    }
  });

  test('the kit renders exactly what a rich text may contain', () => {
    expect(PROSE_ELEMENTS).toEqual(RICH_TEXT_ELEMENTS);
  });

  test("the trees in the stories match the server's for their Markdown", () => {
    const written = proposals()
      .units.flatMap((unit) => unit.lessons.flatMap(({ content }) => content ?? []))
      .filter(({ body }) => body !== '');
    expect(written).toHaveLength(3);
    expect(written.map(({ bodyTree }) => bodyTree)).toEqual(written.map(({ body }) => richText(body)));
  });
});
