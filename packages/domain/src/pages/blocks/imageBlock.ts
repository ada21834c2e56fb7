import { block } from './block.ts';
import { line, picture } from './fields.ts';

export const imageBlock = block({
  label: 'Image',
  purpose: 'A picture with a line below it.',
  fields: { picture: picture('Picture', { isRequired: true }), caption: line('Caption', 200) },
  start: { picture: null, caption: '' },
});
