import { block } from './block.ts';
import { line, link } from './fields.ts';

export const buttonBlock = block({
  label: 'Button',
  purpose: 'A button on its own.',
  fields: { label: line('Button', 40, { isRequired: true }), link: link('Leads to'), note: line('Line below', 120) },
  start: { label: 'Enroll', link: '', note: '' },
});
