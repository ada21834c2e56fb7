import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValueList } from './KeyValueList.tsx';
import { TabPanels } from './TabPanels.tsx';

const meta = {
  title: 'Components/Data/TabPanels',
  component: TabPanels,
  args: {
    label: 'Payment',
    panels: [
      { id: 'details', label: 'Details', content: <KeyValueList items={[{ label: 'Platform', value: 'Bank transfer' }]} /> },
      { id: 'history', label: 'History', content: 'Approved on 11/12/2025 by Paolo Reyes' },
    ],
  },
  parameters: {
    // No pictures: these look like Tabs.
    pictures: false,
    docs: {
      description: {
        component: [
          'Use it for parts that have no address: inside a Drawer or a Dialog.',
          '**Do** keep the parts light, because arrow keys open them. **Don’t** use it on a page: a reload would forget the part. Use Tabs.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TabPanels>;
export default meta;

export const TwoParts: StoryObj<typeof meta> = {};
