import { block } from './block.ts';
import { line, list, picture, text } from './fields.ts';

export const testimonialsBlock = block({
  label: 'Testimonials',
  purpose: 'What members say, in their own words.',
  fields: {
    title: line('Title', 120),
    items: list('Testimonials', 'Testimonial', 12, {
      name: line('Name', 80, { isRequired: true }),
      text: text('Words', 600, { isRequired: true }),
      picture: picture('Portrait'),
    }),
  },
  start: { title: 'Members say', items: [{ name: '', text: '', picture: null }] },
});
