import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResumeCard } from './ResumeCard.tsx';

const meta = {
  title: 'Components/Learning/ResumeCard',
  component: ResumeCard,
  args: {
    coverId: 12,
    course: 'Proposals that get answered',
    lesson: 'Open with their problem, not your résumé',
    progress: { percent: 56, text: '18 of 32 lessons · 12\u00a0min left in this one' },
    href: '#lesson',
    action: 'Continue lesson',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it once, first on the home page.\n\n**Do** give it the page’s only primary action: continue the last lesson.\n\n**Don’t** show two of them.',
      },
    },
  },
} satisfies Meta<typeof ResumeCard>;
export default meta;

export const OnPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
