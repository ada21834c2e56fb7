import { block } from './block.ts';
import { line, list, text } from './fields.ts';

export const faqBlock = block({
  label: 'FAQ',
  purpose: 'Questions that open when they are tapped.',
  fields: {
    title: line('Title', 120),
    items: list('Questions', 'Question', 30, {
      question: line('Question', 200, { isRequired: true }),
      answer: text('Answer', 2000, { isRequired: true }),
    }),
  },
  start: { title: 'Questions', items: [{ question: '', answer: '' }] },
});
