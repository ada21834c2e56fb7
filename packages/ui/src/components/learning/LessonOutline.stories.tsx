import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonOutline } from './LessonOutline.tsx';
import { sampleUnits } from './sampleLessons.ts';

const meta = {
  title: 'Components/Learning/LessonOutline',
  component: LessonOutline,
  args: {
    units: [
      { id: 1, title: '1. Know who you write to', summary: '6 of 6', lessons: sampleUnits.finished.slice(0, 3) },
      {
        id: 2,
        title: '2. The first two sentences',
        summary: '2 of 5',
        lessons: sampleUnits.inHand.map((lesson) => ({ ...lesson, current: lesson.id === 9 })),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it as the content of a Drawer next to a lesson.\n\n**Do** mark the current lesson.\n\n**Don’t** repeat the unit details of the course page.',
      },
    },
  },
} satisfies Meta<typeof LessonOutline>;
export default meta;

export const InADrawer: StoryObj<typeof meta> = {};
