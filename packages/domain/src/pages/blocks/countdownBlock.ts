import { block } from './block.ts';
import { line, moment, text } from './fields.ts';

export const countdownBlock = block({
  label: 'Countdown',
  purpose: 'The time that is left until a day.',
  fields: {
    title: line('Title', 120),
    text: text('Text', 400),
    until: moment('Until', 'In Manila. Leave empty to count to the end of sales.'),
  },
  start: { title: 'Enrollment closes soon', text: '', until: '' },
});
