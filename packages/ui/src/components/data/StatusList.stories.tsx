import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusList } from './StatusList.tsx';

const meta = {
  title: 'Components/Data/StatusList',
  component: StatusList,
  args: {
    label: 'Before you publish',
    items: [
      { key: 'contents', tone: 'success', state: 'done', text: 'It has 5 lessons.' },
      { key: 'cover', tone: 'warning', state: 'advice', text: 'Add a cover: without one, members see a pattern.' },
      { key: 'audience', tone: 'danger', state: 'missing', text: 'Add a lesson first.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a few conditions of one decision.\n\n**Do** state in each line what is the case, or what to do.\n\n**Don’t** use it for tasks that people tick off (StageTasks), or for the rules of a password (Checklist).',
      },
    },
  },
} satisfies Meta<typeof StatusList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
