import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  decorators: [
    (Story) => (
      <Stack gap={3}>
        <Text>₱3,499.00 · paid on 10/15/2025</Text>
        <Story />
        <Text>₱3,499.00 · due on 11/15/2025</Text>
      </Stack>
    ),
  ],
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it between two parts of one component, such as the figures of a card.\n\n**Do** keep the same gap on both of its sides.\n\n**Don’t** use it between sections of a page (leave space), or in a Menu (MenuSeparator).',
      },
    },
  },
} satisfies Meta<typeof Divider>;
export default meta;

export const Between: StoryObj<typeof meta> = {};
