export { RICH_TEXT_ELEMENTS, type RichText, type RichTextAttributes, type RichTextNode } from './richText.ts';
