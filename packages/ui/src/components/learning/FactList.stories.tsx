import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/Learning/FactList',
  component: FactList,
  args: {
    coach: { name: 'Liza Manalo', note: 'Answers in the group within a day' },
    facts: [
      { label: 'Lessons', value: '32 in 4 units' },
      { label: 'Data for the rest', value: 'about 210\u00a0MB' },
      { label: 'Access until', value: 'Sunday, 11/30/2025' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it next to a course or an event, for facts that help people decide whether to start today.\n\n**Do** state who helps and how soon, then minutes, megabytes and dates.\n\n**Don’t** use it for all facts of a record: use a KeyValueList.',
      },
    },
  },
} satisfies Meta<typeof FactList>;
export default meta;

export const WithCoach: StoryObj<typeof meta> = {};
