import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScheduleBlock } from './ScheduleBlock.tsx';

const meta = {
  title: 'Components/Landing/ScheduleBlock',
  component: ScheduleBlock,
  args: {
    id: 'schedule',
    title: 'The twelve weeks',
    items: [
      { when: 'Monday, 11/17/2025', what: 'We start. You meet your group and choose one service.' },
      { when: 'Weeks 2 to 4', what: 'You make two samples, and your coach checks them.' },
      { when: 'Saturday, 02/07/2026', what: 'You show the group your first client, or the plan that gets you there.' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it for what happens when.\n\n**Do** write dates with the weekday.\n\n**Don’t** use it for the history of a record: use a Timeline.',
      },
    },
  },
} satisfies Meta<typeof ScheduleBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OnPhone: Story = {
  args: {
    tone: 'tinted',
    items: [
      { when: 'Araw-araw mula Lunes hanggang Huwebes, 7:00 PM hanggang 9:30 PM', what: 'Pagsasanay-sa-pagsusulat-ng-panukalang-proyekto.' },
      { when: 'Weeks 2 to 4', what: 'Two samples.' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
