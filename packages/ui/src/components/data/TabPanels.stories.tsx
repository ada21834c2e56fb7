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
          'Use it for sections without their own address: inside a Drawer or a Dialog.',
          '**Do** keep panels light, because arrow keys open them. **Don’t** use it on a page, where a reload would lose the selection: use Tabs.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TabPanels>;
export default meta;

export const TwoParts: StoryObj<typeof meta> = {};
