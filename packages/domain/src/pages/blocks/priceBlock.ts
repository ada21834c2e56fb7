import { block } from './block.ts';
import { line, text } from './fields.ts';

export const priceBlock = block({
  label: 'Price and terms',
  purpose: 'The price and the payment terms of the funnel, always current.',
  fields: {
    title: line('Title', 120),
    text: text('Text', 400),
    buttonLabel: line('Button', 40, { hint: 'Leads to the checkout.' }),
  },
  start: { title: 'Price', text: '', buttonLabel: 'Enroll' },
  // The first version always had the same button.
  upgrade: (stored) => ({ buttonLabel: 'Enroll', ...stored }),
});
