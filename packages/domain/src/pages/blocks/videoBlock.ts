import { block } from './block.ts';
import { line, picture, text, video } from './fields.ts';

export const videoBlock = block({
  label: 'Video',
  purpose: 'A video that loads when the visitor taps it.',
  fields: {
    title: line('Title', 120),
    video: video('Video link', { isRequired: true, hint: 'A link to a YouTube video.' }),
    text: text('Text below', 400),
    picture: picture('Picture before it plays'),
  },
  start: { title: '', video: '', text: '', picture: null },
});
