import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Data/Accordion',
  component: Accordion,
  args: {
    single: 'refunds',
    items: [
      {
        id: 'when',
        title: 'When can I ask for a refund?',
        content: 'Within 7 days of the first payment, if you finished fewer than 3 lessons. Write to the coach of your batch.',
        open: true,
      },
      { id: 'how', title: 'How is it paid back?', content: 'The way you paid, within 5 working days.' },
      { id: 'data', title: 'How much data does a lesson use?', meta: '3 answers', content: 'About 24 MB.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for questions, and for details that few people need.',
          '**Do** write titles that tell readers whether to open the section. **Don’t** hide required reading or form fields.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;

export const Questions: StoryObj<typeof meta> = {};
