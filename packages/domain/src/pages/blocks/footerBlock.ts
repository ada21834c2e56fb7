import { block } from './block.ts';
import { text } from './fields.ts';

export const footerBlock = block({
  label: 'Footer',
  purpose: 'The last words of the page. The legal pages are linked below it.',
  fields: { text: text('Text', 400, { isRequired: true }) },
  start: { text: 'Atlas, a community of Filipino freelancers' },
});
