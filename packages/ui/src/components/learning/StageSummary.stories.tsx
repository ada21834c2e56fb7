import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button.tsx';
import { StageSummary } from './StageSummary.tsx';

const meta = {
  title: 'Components/Learning/StageSummary',
  component: StageSummary,
  args: {
    title: 'Get ready for clients',
    done: 5,
    total: 7,
    xp: '1,240',
    links: <Button variant="quiet">XP history</Button>,
    children: (
      <Button block disabledReason="2 tasks left before you can ask.">
        Ask to move up
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it on a member’s own stage page.\n\n**Do** explain why the button at its end is still disabled.\n\n**Don’t** use it for a course (CourseProgress).',
      },
    },
  },
} satisfies Meta<typeof StageSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnCard: Story = {};
export const InDrawer: Story = { args: { layout: 'row', eyebrow: 'Stage 3 of 6', children: undefined } };
