import { block } from './block.ts';
import { line, markdown, picture } from './fields.ts';

export const storyBlock = block({
  label: 'Story',
  purpose: 'A story in a few paragraphs, with a picture.',
  fields: {
    title: line('Title', 120),
    text: markdown('Story', 4000, { isRequired: true }),
    picture: picture('Picture'),
  },
  start: { title: 'A story', text: '', picture: null },
});
