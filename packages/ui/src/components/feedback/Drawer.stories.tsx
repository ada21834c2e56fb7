import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Feedback/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Review payment',
    children: (
      <Stack gap={2}>
        <Text>Aileen Bautista sent ₱3,000.00 by bank transfer.</Text>
        <Text tone="muted">Approving splits this entry: ₱3,000.00 paid, ₱499.00 due on the same date.</Text>
      </Stack>
    ),
    actions: (
      <>
        <Button variant="danger-quiet">Reject</Button>
        <Button variant="primary">Approve ₱3,000.00</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'Use it for details or a longer task next to the page; on phones it is a sheet.\n\n**Do** keep its actions visible at the bottom.\n\n**Don’t** ask a question in it: use a ConfirmDialog.',
      },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Wide: Story = { args: { size: 'wide' }, globals: { viewport: { value: 'desktop' } } };
export const SheetOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
