import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Data/Tabs',
  component: Tabs,
  args: {
    label: 'Payments',
    items: [
      { label: 'For review', href: '#review', current: true, count: { shown: '23', label: '23 payments to review' } },
      { label: 'Due and overdue', href: '#due', count: { shown: '61', label: '61 payments due or overdue' } },
      { label: 'All', href: '#all' },
      { label: 'Reconcile', href: '#reconcile' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for the sections of one page, each with its own address.',
          '**Do** name a tab with one or two words, and show the number of pending items. **Don’t** use it for steps, or inside a Drawer: use TabPanels.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { pictures: false } };
