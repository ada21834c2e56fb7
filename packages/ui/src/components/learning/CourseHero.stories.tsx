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
          'Use it as the first thing of a CoursePage.\n\n**Do** let its action be the page’s primary one.\n\n**Don’t** put a second figure of the same size beside the progress.',
      },
    },
  },
} satisfies Meta<typeof CourseHero>;
export default meta;

export const InProgress: StoryObj<typeof meta> = {};
