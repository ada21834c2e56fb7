import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextLessonCard } from './NextLessonCard.tsx';

const meta = {
  title: 'Components/Learning/NextLessonCard',
  component: NextLessonCard,
  args: {
    coverId: 11,
    name: 'Practice: rewrite two openings',
    meta: '15\u00a0min · text and a form · 60\u00a0kB',
    href: '#next',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it at the end of a lesson.\n\n**Do** keep its action secondary: the primary one is in StickyActions.\n\n**Don’t** show it before the lesson has been read.',
      },
    },
  },
} satisfies Meta<typeof NextLessonCard>;
export default meta;

export const Next: StoryObj<typeof meta> = {};
