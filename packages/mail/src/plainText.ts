import { toPlainText } from 'react-email';

type Options = NonNullable<Parameters<typeof toPlainText>[1]>;
type Formatter = NonNullable<Options['formatters']>[string];

/** Formats a link as text: its label, and the address. */
const spelledOut: Formatter = (element, walk, builder, { separator }) => {
  walk(element.children, builder);
  if (separator === '\n') builder.addLineBreak();
  else builder.addInline(': ');
  builder.addInline(String(element.attribs['href']));
};

/** Formats the signature as mail does, set off by a line. */
const signature: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline('--');
  walk(element.children, builder);
  builder.closeBlock();
};

const oneLine = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const OPTIONS: Options = {
  formatters: { spelledOut, signature },
  selectors: [
    { selector: 'a', format: 'spelledOut', options: { separator: ': ' } },
    { selector: 'h2 > a', format: 'spelledOut', options: { separator: '\n' } },
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, ...oneLine } },
    { selector: 'ul', format: 'block' },
    { selector: 'li', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'li > p', format: 'paragraph', options: oneLine },
    { selector: 'footer', format: 'signature' },
    { selector: 'footer > p', format: 'paragraph', options: oneLine },
  ],
};

/** Converts an email to text, for clients that show only text. */
export const plainText = (html: string): string => `${toPlainText(html, OPTIONS)}\n`;
