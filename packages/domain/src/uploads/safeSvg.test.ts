import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeSvg } from './safeSvg.ts';
import { xmlTokens } from './xmlTokens.ts';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** The sanitized form of a drawing with this content. */
const within = (inside: string): string | undefined => /^<svg[^>]*>(.*)<\/svg>$/s.exec(safeSvg(`<svg>${inside}</svg>`) ?? '')?.[1];

describe('keeps what renders', () => {
  test.each([
    '<g id="a" class="b c" transform="rotate(45 10 10)"><path d="M0 0L1 1Z" fill="#0b6e69" stroke="none"/></g>',
    '<defs><linearGradient id="g" x1="0"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#g)"/>',
    '<use xlink:href="#a"/><use href="#a" x="1"/>',
    '<text x="1" font-family="Arial, sans-serif">Kape &amp; <tspan dy="2">tsaa</tspan></text>',
    '<style>.a{fill:#fff;clip-path:url(#c)} .b &gt; .c{opacity:.5}</style>',
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1"/>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><title>A desk</title>',
    '<path style="fill:url(&quot;#g&quot;);stroke:#000"/>',
  ])('%s', (inside) => {
    expect(within(inside)).toBe(inside);
  });
});

describe('drops what could do more', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<script href="https://evil.example/x.js"/>', ''],
    ['<svg:script>alert(1)</svg:script>', ''],
    ['<SCRIPT>alert(1)</SCRIPT>', ''],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', ''],
    ['<g><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="x"/></body></foreignObject></g>', '<g></g>'],
    ['<a href="javascript:alert(1)"><rect/></a>', ''],
    ['<set attributeName="onload" to="x"/><animate attributeName="href" values="javascript:x"/>', ''],
    ['<handler>x</handler><iframe/><embed/><object/><audio/><video/><feImage href="#a"/>', ''],
    ['<rect onload="x()" onclick="x()" ONMOUSEOVER="x()" ev:event="x" width="1"/>', '<rect width="1"/>'],
    ['<use href="https://evil.example/a.svg#b"/>', '<use/>'],
    ['<use href="data:image/svg+xml;base64,AAAA#x"/>', '<use/>'],
    ['<image href="https://evil.example/pixel.png"/>', '<image/>'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', '<image/>'],
    ['<image xlink:href="javascript:x"/>', '<image/>'],
    ['<rect xml:base="https://evil.example/" fill="url(#a)"/>', '<rect fill="url(#a)"/>'],
    ['<rect fill="url(https://evil.example/a.svg#b)"/>', '<rect/>'],
    ['<rect fill="url(#a) url(//evil.example)"/>', '<rect/>'],
    ['<rect style="background:u\\72l(//evil.example)"/>', '<rect/>'],
    ['<rect style="fill:url(&#104;ttps://evil.example)"/>', '<rect/>'],
    ['<rect style="background:image-set(\'//evil.example\' 1x)"/>', '<rect/>'],
    ['<rect style="background:image(\'//evil.example\')"/>', '<rect/>'],
    ['<style>@import "https://evil.example/a.css";</style>', ''],
    ['<style><![CDATA[.a{fill:url(//evil.example)}]]></style>', ''],
    ['<style>.a{fill:url(</style>', ''],
    ['<style>.a{}<script>x</script></style>', '<style>.a{}</style>'],
    ['<!-- <script>x</script> --><?php x ?>', ''],
    ['<metadata><rdf:RDF xmlns:rdf="x"><rdf:li>1</rdf:li></rdf:RDF></metadata><g inkscape:label="x"/>', '<g/>'],
    ['&lt;script&gt;x&lt;/script&gt;', ''],
    ['<title>&lt;script&gt;x&lt;/script&gt;</title>', '<title>&lt;script&gt;x&lt;/script&gt;</title>'],
    ['<title><![CDATA[</title><script>x</script>]]></title>', '<title>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt;</title>'],
    ['<rect id="&quot; onload=&quot;x"/>', '<rect id="&quot; onload=&quot;x"/>'],
    ['<rect id=\'a" onload="x\'/>', '<rect id="a&quot; onload=&quot;x"/>'],
  ])('%s', (inside, left) => {
    expect(within(inside)).toBe(left);
  });
});

test('drops a document type, and never expands what it defines', () => {
  const source = `<?xml version="1.0"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg.dtd" [ <!-- it's > --> <!ENTITY a "aaaa"> <!ENTITY b "&a;&a;"> ]>
    <svg xmlns="http://www.w3.org/1999/xhtml" xmlns:x="&a;"><title>&b;&b;!</title></svg>\n`;
  expect(safeSvg(source)).toBe(`${ROOT}><title>!</title></svg>`);
});

test.each([
  '',
  'just words',
  '<html><svg/></html>',
  '<svg>',
  '<svg/><svg/>',
  '<svg/>words',
  'words<svg/>',
  '</svg>',
  '<svg></g></svg>',
  '<svg><g></svg></g>',
  '<svg><rect width=1/></svg>',
  '<svg><rect width="1" width="2"/></svg>',
  '<svg><rect width="<"/></svg>',
  '<svg><!-- --</svg>',
  '<svg><![CDATA[</svg>',
  '<!DOCTYPE svg [',
  '<svg><',
])('rejects %j as an SVG', (source) => {
  expect(safeSvg(source)).toBeNull();
});

/** A well-formed drawing of parts, some of which do more than render. */
const drawing = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'words',
      '&lt;script&gt;',
      '&#60;a&#62;',
      '<![CDATA[<script>x</script>]]>',
      '<!-- <g> -->',
      '.a{fill:url(//evil.example)}',
      '.b{fill:red}',
    ),
    tie('element'),
  ),
  element: fc
    .record({
      name: fc.constantFrom('svg', 'g', 'svg:g', 'x:g', 'title', 'style', 'script', 'foreignObject', 'a', 'use', 'image', 'animate'),
      attributes: fc.dictionary(
        fc.constantFrom('fill', 'id', 'href', 'xlink:href', 'onload', 'style', 'xml:base', 'xmlns'),
        fc.constantFrom(
          '#a',
          'red',
          'url(#a)',
          'url(//evil.example)',
          'javascript:evil',
          '&quot; onload=&quot;evil',
          '&lt;script&gt;',
          'data:image/svg+xml,evil',
        ),
        { maxKeys: 4 },
      ),
      children: fc.array(tie('node'), { maxLength: 4 }),
    })
    .map(({ name, attributes, children }) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${name}${written.join('')}>${children.join('')}</${name}>`;
    }),
}));

test('outputs only what renders, and leaves that unchanged', () => {
  fc.assert(
    fc.property(fc.array(drawing.node, { maxLength: 5 }), (nodes) => {
      const safe = safeSvg(`<svg>${nodes.join('')}</svg>`) ?? '';
      const tokens = [...xmlTokens(safe)];
      const opened = tokens.flatMap((token) => (token.kind === 'open' ? [token] : []));
      expect(opened.length).toBeGreaterThan(0);
      expect(tokens.filter(({ kind }) => kind === 'bad')).toEqual([]);
      expect(opened.filter(({ name }) => !['svg', 'g', 'title', 'style', 'use', 'image'].includes(name))).toEqual([]);
      const attributes = opened.slice(1).flatMap((token) => [...token.attributes]);
      expect(attributes.filter(([name]) => !['fill', 'id', 'href', 'xlink:href', 'style'].includes(name))).toEqual([]);
      expect(attributes.filter(([name, value]) => name.endsWith('href') && value !== '#a')).toEqual([]);
      expect(attributes.filter(([, value]) => value.includes('url(//') || value.includes('javascript'))).toEqual([]);
      expect(safe.match(/<style>[^<]*/g)?.join('') ?? '').not.toContain('url(//');
      expect(safeSvg(safe)).toBe(safe);
    }),
    { numRuns: 500 },
  );
});
