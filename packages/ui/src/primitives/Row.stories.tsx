import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Row',
  component: Row,
  args: {
    children: (
      <>
        <Stack gap={1} grow>
          <Text weight="label">A long title that takes what is left and wraps when it must</Text>
          <Text size={14} tone="muted">
            2 of 3
          </Text>
        </Stack>
        <Badge tone="warning">due in 3 days</Badge>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to place elements side by side with one gap.\n\n**Do** let it `wrap` where 360 px may not be enough.\n\n**Don’t** space its children with margins.',
      },
    },
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GrowingPart: Story = { globals: { viewport: { value: 'phone' } } };
