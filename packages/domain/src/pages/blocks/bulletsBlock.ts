import { block } from './block.ts';
import { line, list } from './fields.ts';

export const bulletsBlock = block({
  label: 'Bullets',
  purpose: 'Short points with check marks.',
  fields: {
    title: line('Title', 120),
    items: list('Points', 'Point', 20, { text: line('Point', 200, { isRequired: true }) }),
  },
  start: { title: 'What you get', items: [{ text: '' }, { text: '' }, { text: '' }] },
  // The first version stored the points as texts.
  upgrade: (stored) => ({
    ...stored,
    items: Array.isArray(stored['items'])
      ? stored['items'].map((item: unknown) => (typeof item === 'string' ? { text: item } : item))
      : stored['items'],
  }),
});
