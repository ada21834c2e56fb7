import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from './Row.tsx';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Overdue since 11/15/2025' },
  decorators: [
    (Story) => (
      <Row gap={1}>
        <Text>Only a screen reader says what follows.</Text>
        <Story />
      </Row>
    ),
  ],
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it for text that only screen readers need, where the visuals already convey it.\n\n**Do** listen to the page once with a screen reader.\n\n**Don’t** hide text that everyone should read, or use it to name a button: IconButton has a `label`.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const ForScreenReaders: StoryObj<typeof meta> = {};
