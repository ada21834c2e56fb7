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
          'Use it for words that only a screen reader needs, where the picture already says it.\n\n**Do** read the page aloud once with it.\n\n**Don’t** hide what everybody should read, or use it to name a button: IconButton has a `label`.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const ForScreenReaders: StoryObj<typeof meta> = {};
