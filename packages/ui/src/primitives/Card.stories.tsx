import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { Heading } from './Heading.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const content = (
  <Stack gap={1}>
    <Text size={14} tone="muted" weight="label">
      Next payment
    </Text>
    <Heading level={3}>₱3,499.00</Heading>
    <Text size={14} tone="muted">
      2 of 3 · Saturday, 11/15/2025
    </Text>
  </Stack>
);

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: content },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for one subject with its own border.\n\n**Do** use this order: type, name, deciding fact, one action.\n\n**Don’t** nest cards, or give each row of a list a card.',
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Surfaces: Story = {
  render: () => (
    <Stack gap={3}>
      <Card>{content}</Card>
      <Card surface="chosen">{content}</Card>
      <Card surface="sunken">{content}</Card>
      <Card padding="roomy">{content}</Card>
    </Stack>
  ),
};
