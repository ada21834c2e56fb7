import { block } from './block.ts';
import { line, text } from './fields.ts';

export const optInBlock = block({
  label: 'Opt-in',
  purpose: 'First name and email, with consent.',
  fields: {
    title: line('Title', 120, { isRequired: true }),
    text: text('Text', 400),
    buttonLabel: line('Button', 40, { isRequired: true }),
  },
  start: { title: 'Get it by email', text: '', buttonLabel: 'Send it to me' },
});
