import { block } from './block.ts';
import { line, link, picture, text } from './fields.ts';

export const heroBlock = block({
  label: 'Hero',
  purpose: 'The headline, what it is about, and the button.',
  fields: {
    headline: line('Headline', 120, { isRequired: true }),
    text: text('Text', 400),
    buttonLabel: line('Button', 40, { hint: 'Leave empty for no button.' }),
    buttonLink: link('Button leads to'),
    picture: picture('Picture', { hint: 'Pages without a picture here open faster.' }),
  },
  start: { headline: 'Your headline', text: '', buttonLabel: 'Enroll', buttonLink: '', picture: null },
});
