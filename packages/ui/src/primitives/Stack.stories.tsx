import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>One</Card>
        <Card>Two</Card>
      </>
    ),
  },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it to place elements below one another with one gap.\n\n**Do** use 1 to 2 inside a group, 3 to 4 between groups, 6 to 8 between sections.\n\n**Don’t** space its children with margins.',
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { gap: 4 } };
