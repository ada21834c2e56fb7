import Check from 'lucide-react/icons/check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge.tsx';
import { CourseCard } from './CourseCard.tsx';

const meta = {
  title: 'Components/Learning/CourseCard',
  component: CourseCard,
  args: {
    coverId: 12,
    name: 'Proposals that get answered',
    description: 'Write short proposals that a busy client reads to the end, and follow up without feeling shy about it.',
    href: '#course',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it in a CourseGrid.\n\n**Do** keep a locked course in its position, with the reason and the next step.\n\n**Don’t** fade it below the minimum contrast, or give the card a second link.',
      },
    },
  },
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Watching: Story = { args: { progress: { percent: 56, text: '18 of 32 lessons' } } };
export const Completed: Story = {
  args: {
    coverId: 11,
    name: 'Set up your freelance workspace',
    description: 'A quiet corner, a backup line, and a day that you can keep.',
    progress: { percent: 100, text: '14 of 14 lessons' },
    badge: (
      <Badge tone="success" icon={Check}>
        Completed
      </Badge>
    ),
  },
};
export const Locked: Story = {
  args: {
    coverId: 5,
    name: 'Contracts, invoices and BIR basics',
    description: 'What to sign, what to bill, and what to file as a self-employed professional.',
    href: undefined,
    locked: { reason: 'Not part of your membership', action: { label: 'See the Client Kit', href: '#funnel' } },
  },
};
