import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeSvg } from './safeSvg.ts';
import { xmlTokens } from './xmlTokens.ts';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** What is left of a drawing with this inside. */
const within = (inside: string): string | undefined => /^<svg[^>]*>(.*)<\/svg>$/s.exec(safeSvg(`<svg>${inside}</svg>`) ?? '')?.[1];

describe('what draws stays', () => {
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

describe('what could do more is left out', () => {
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

test('a document type is dropped, and what it defines is never expanded', () => {
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
])('%j is not an svg', (source) => {
  expect(safeSvg(source)).toBeNull();
});

test('whatever comes in, nothing but drawing comes out, and that stays as it is', () => {
  const piece = fc.constantFrom(
    '<svg>',
    '</svg>',
    '<g',
    '<script',
    '<style>',
    '</style>',
    '</g>',
    '</script>',
    '/>',
    '>',
    ' onload="x"',
    ' href="',
    '#a',
    '"',
    "'",
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<foreignObject>',
    '</foreignObject>',
    'url(',
    ')',
    '//evil.example',
    '&lt;',
    '&#60;',
    '<title>',
    '</title>',
    ' fill="',
    '@',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const safe = safeSvg(`<svg>${pieces.join('')}</svg>`);
      if (safe === null) return;
      for (const token of xmlTokens(safe)) {
        expect(token.kind).not.toBe('bad');
        if (token.kind !== 'open') continue;
        expect(['svg', 'g', 'style', 'title']).toContain(token.name);
        expect([...token.attributes.keys()].filter((name) => !['fill', 'xmlns', 'xmlns:xlink'].includes(name))).toEqual([]);
        expect(token.attributes.get('fill') ?? '').not.toContain('evil');
      }
      expect(safeSvg(safe)).toBe(safe);
    }),
    { numRuns: 2000 },
  );
});
