import { block } from './block.ts';
import { line, markdown } from './fields.ts';

export const textBlock = block({
  label: 'Text',
  purpose: 'Text with headings, lists and links.',
  fields: { title: line('Title', 120), text: markdown('Text', 10_000, { isRequired: true }) },
  start: { title: '', text: '' },
});
