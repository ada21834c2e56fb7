import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#courses', children: 'My Courses' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a link in text, in a table or on a title.\n\n**Do** describe the destination in the link text.\n\n**Don’t** write “click here”, or use it for an action: use a Button.',
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Text>
        A link in a sentence, such as <Link href="#stage">your stage</Link>, is underlined.
      </Text>
      <Link href="#proposals" tone="quiet">
        Proposals that get answered
      </Link>
      <Text tone="warning">
        Your next payment is due.{' '}
        <Link href="#pay" tone="inherit">
          Pay now
        </Link>
      </Text>
    </Stack>
  ),
};
