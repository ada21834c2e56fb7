import { describe, expect, test } from 'vitest';
import { type MarkdownNode, readAsMeant } from './readAsMeant.ts';

const text = (value: string): MarkdownNode => ({ type: 'text', value });
const html = (value: string): MarkdownNode => ({ type: 'html', value });
const BREAK: MarkdownNode = { type: 'break' };

const read = (...children: MarkdownNode[]): MarkdownNode[] | undefined => {
  const paragraph: MarkdownNode = { type: 'paragraph', children };
  readAsMeant.call({ data: () => ({}) })(paragraph);
  return paragraph.children;
};

describe('readAsMeant', () => {
  test.each([
    ['a line break', [text('Mon\nTue')], [text('Mon'), BREAK, text('Tue')]],
    ['<br>', [text('Mon'), html('<br>'), text('Tue')], [text('Mon'), BREAK, text('Tue')]],
    ['<br/> and a line break', [text('Mon'), html('<BR />'), text(' \nTue')], [text('Mon'), BREAK, text('Tue')]],
    ['two <br>', [text('Mon'), html('<br>'), html('<br>'), text('Tue')], [text('Mon'), BREAK, BREAK, text('Tue')]],
    [
      'the end of a block',
      [html('<p>'), text('Mon'), html('</p>'), html('<p>'), text('Tue'), html('</p>')],
      [text('Mon'), BREAK, text('Tue')],
    ],
    ['the ends of two blocks', [text('Mon'), html('</li>'), html('</ul>'), text('Tue')], [text('Mon'), BREAK, text('Tue')]],
    ['other tags', [text('Mon'), html('<b>'), text('Tue'), html('</b>')], [text('Mon'), text('Tue')]],
    ['a tag that only starts like one', [text('Mon'), html('<break>'), text('Tue')], [text('Mon'), text('Tue')]],
    ['a script', [text('Mon'), html('<script src="x">'), text('alert(1)'), html('</script>'), text('Tue')], [text('Mon'), text('Tue')]],
    ['unclosed styles', [text('Mon'), html('<style>'), text('p{}')], [text('Mon')]],
    ['cells', [html('<td>'), text('Mon'), html('</td>'), html('<td>'), text('Tue'), html('</td>')], [text('Mon'), BREAK, text('Tue')]],
    ['breaks around', [html('<br>'), text('\nMon\n'), html('<br>')], [text('Mon')]],
    ['breaks alone', [html('<br>'), html('<br>')], []],
  ])('reads %s', (_name, given, children) => {
    expect(read(...given)).toEqual(children);
  });

  test('reads nested nodes', () => {
    expect(read({ type: 'strong', children: [text('Mon\nTue')] })).toEqual([
      { type: 'strong', children: [text('Mon'), BREAK, text('Tue')] },
    ]);
  });

  test('drops a paragraph that becomes empty', () => {
    expect(read({ type: 'paragraph', children: [html('<br>')] }, { type: 'paragraph', children: [text('Mon')] })).toEqual([
      { type: 'paragraph', children: [text('Mon')] },
    ]);
  });

  test('leaves code unchanged', () => {
    const code = { type: 'inlineCode', value: 'a\nb' };
    expect(read(code)).toEqual([code]);
  });

  test.each(['link', 'image', 'definition'])('sets the intended target of a %s', (type) => {
    expect(read({ type, url: 'www.canva.com' })).toEqual([{ type, url: 'https://www.canva.com' }]);
  });

  test('enables HTML within paragraphs, and keeps the extensions of other plugins', () => {
    const data = { micromarkExtensions: ['other'] };
    readAsMeant.call({ data: () => data });
    expect(data.micromarkExtensions).toEqual(['other', { disable: { null: ['htmlFlow'] } }]);
  });
});
