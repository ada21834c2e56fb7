/** The formats of the Markdown toolbar. */
export type MarkdownFormat = 'bold' | 'italic' | 'heading' | 'link' | 'list' | 'numbers';

/** A text with its selection, as indices into it. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

/** A replacement of a part of the text, and the selection afterwards. */
export interface MarkdownEdit {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
}

const MARKS = { bold: { mark: '**', sample: 'bold text' }, italic: { mark: '_', sample: 'italic text' } } as const;
const HEADING = /^#{1,6} +/;
const ITEM = /^(?:[-*+]|\d+[.)]) +/;
const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/;

/**
 * Applies a format to the selection, or removes it if the selection already has it. Bold and italic
 * surround the words of each selected line; headings and lists apply to whole lines. Without a
 * selection a sample is inserted and selected.
 *
 * @example
 * editMarkdown('bold', { text: 'Hi', start: 0, end: 2 })
 * // { from: 0, to: 2, insert: '**Hi**', select: [2, 4] }
 */
export function editMarkdown(format: MarkdownFormat, selected: SelectedText): MarkdownEdit {
  switch (format) {
    case 'bold':
    case 'italic':
      return surround(selected, MARKS[format]);
    case 'link':
      return link(selected);
    case 'heading':
      return prefixLines(selected, HEADING, () => '## ');
    case 'list':
      return prefixLines(selected, ITEM, () => '- ');
    case 'numbers':
      return prefixLines(selected, ITEM, (number) => `${number}. `);
  }
}

function surround({ text, start, end }: SelectedText, { mark, sample }: (typeof MARKS)[keyof typeof MARKS]): MarkdownEdit {
  const size = mark.length;
  if (start === end) {
    const from = start + size;
    return { from: start, to: end, insert: `${mark}${sample}${mark}`, select: [from, from + sample.length] };
  }
  const chosen = text.slice(start, end);
  if (text.slice(start - size, start) === mark && text.startsWith(mark, end)) {
    return { from: start - size, to: end + size, insert: chosen, select: [start - size, end - size] };
  }
  if (chosen.length > 2 * size && chosen.startsWith(mark) && chosen.endsWith(mark)) {
    const inner = chosen.slice(size, -size);
    return { from: start, to: end, insert: inner, select: [start, start + inner.length] };
  }
  // Markdown needs the marks next to the words, and on the same line.
  const lines = chosen.split('\n').map((line) => line.replace(/^(\s*)(.*\S)(\s*)$/, `$1${mark}$2${mark}$3`));
  const insert = lines.join('\n');
  const isOneLine = lines.length === 1;
  const [lead, tail] = isOneLine ? [/^\s*/.exec(chosen)?.[0].length ?? 0, /\s*$/.exec(chosen)?.[0].length ?? 0] : [0, 0];
  const [first, last] = isOneLine && chosen.trim() !== '' ? [lead + size, insert.length - tail - size] : [0, insert.length];
  return { from: start, to: end, insert, select: [start + first, start + last] };
}

function link({ text, start, end }: SelectedText): MarkdownEdit {
  const chosen = text.slice(start, end);
  if (ADDRESS.test(chosen)) return { from: start, to: end, insert: `[](${chosen})`, select: [start + 1, start + 1] };
  const words = chosen === '' ? 'link text' : chosen;
  const insert = `[${words}](https://)`;
  // Selects the missing part: the words, or the address.
  const select =
    chosen === '' ? ([start + 1, start + 1 + words.length] as const) : ([start + words.length + 3, start + insert.length - 1] as const);
  return { from: start, to: end, insert, select };
}

function prefixLines({ text, start, end }: SelectedText, known: RegExp, prefix: (number: number) => string): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends with a line break does not include the line after it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const to = text.includes('\n', last) ? text.indexOf('\n', last) : text.length;
  const lines = text.slice(from, to).split('\n');
  const isOnly = lines.length === 1;
  const filled = lines.filter((line) => line.trim() !== '');
  const hasAll = filled.length > 0 && filled.every((line, at) => line.startsWith(prefix(at + 1)));
  let number = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && !isOnly) return line;
    number += 1;
    const bare = line.replace(known, '');
    return hasAll ? bare : `${prefix(number)}${bare}`;
  });
  const insert = changed.join('\n');
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, select: start === end ? [caret, caret] : [from, from + insert.length] };
}
