import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { CourseHero } from './CourseHero.tsx';

const meta = {
  title: 'Components/Learning/CourseHero',
  component: CourseHero,
  args: {
    coverId: 12,
    name: 'Proposals that get answered',
    description: 'Write short proposals that a busy client reads to the end, and follow up without feeling shy about it.',
    progress: { percent: 56, text: '18 of 32 lessons · about 2\u00a0h 40\u00a0min left' },
    action: (
      <ButtonLink variant="primary" href="#lesson">
        Continue lesson
      </ButtonLink>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it first in a CoursePage.\n\n**Do** make its action the primary one of the page.\n\n**Don’t** put a second figure of the same size next to the progress.',
      },
    },
  },
} satisfies Meta<typeof CourseHero>;
export default meta;

export const InProgress: StoryObj<typeof meta> = {};
