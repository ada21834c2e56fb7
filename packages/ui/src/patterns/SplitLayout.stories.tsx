import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../primitives/Button.tsx';
import { Text } from '../primitives/Text.tsx';
import { SplitLayout } from './SplitLayout.tsx';

const meta = {
  title: 'Patterns/SplitLayout',
  component: SplitLayout,
  args: {
    children: <Text>Fourteen receipts wait for review.</Text>,
    pane: {
      title: 'Kristine Joy Mercado',
      content: <Text>₱3,499.00 by GCash, due 11/15/2025.</Text>,
      actions: <Button variant="primary">Approve</Button>,
      onClose: fn(),
    },
  },
  parameters: {
    pictures: false,
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Use it where staff go through many rows, each with a decision. To look at one row use Drawer.\n\n**Do** open the next row after a decision.\n\n**Don’t** put a form of many fields in the pane.',
      },
    },
  },
} satisfies Meta<typeof SplitLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Next to the list. */
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };

/** Over the list on a phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Kristine Joy Mercado' })).toBeVisible();
  },
};

/** Nothing is selected. */
export const ListOnly: Story = { args: { pane: null } };
