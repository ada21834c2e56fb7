import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Say what you would do first, this week.' },
  argTypes: {
    tone: {
      control: 'select',
      options: ['inherit', 'ink', 'muted', 'accent', 'neutral', 'info', 'success', 'warning', 'danger'],
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for running text.\n\n**Do** use 16 for reading, 14 for meta and tables, 12 for the smallest meta.\n\n**Don’t** use it for a title (Heading), or truncate text that is not available elsewhere.',
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Variants: Story = {
  render: () => (
    <Stack gap={2}>
      <Text size={18}>18. You have 400 unread support emails and a launch on Monday.</Text>
      <Text>16. A client reads the first two lines on a phone, between other things.</Text>
      <Text weight="label">16, label. Publish your portfolio page</Text>
      <Text size={14} tone="muted">
        14, muted. 18 of 32 lessons · 12 min left in this one
      </Text>
      <Text size={12} tone="muted">
        12, muted. of 7 tasks
      </Text>
      <Text size={14} tone="success" weight="medium">
        Saved
      </Text>
      <Text size={14} tone="danger" weight="medium">
        Enter a valid email address
      </Text>
      <Text numeric weight="strong" nowrap>
        ₱3,499.00
      </Text>
    </Stack>
  ),
};
