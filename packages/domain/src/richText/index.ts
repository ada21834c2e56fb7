export { RICH_TEXT_ELEMENTS, type RichText, type RichTextAttributes, type RichTextNode } from './richText.ts';
export { plainRichText } from './plainRichText.ts';
export { linkTarget } from './linkTarget.ts';
export { type MarkdownNode, readAsMeant } from './readAsMeant.ts';
