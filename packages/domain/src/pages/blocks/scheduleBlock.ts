import { block } from './block.ts';
import { line, list } from './fields.ts';

export const scheduleBlock = block({
  label: 'Schedule',
  purpose: 'What happens when.',
  fields: {
    title: line('Title', 120),
    items: list('Dates', 'Date', 30, {
      when: line('When', 60, { isRequired: true }),
      what: line('What', 200, { isRequired: true }),
    }),
  },
  start: { title: 'The schedule', items: [{ when: '', what: '' }] },
});
