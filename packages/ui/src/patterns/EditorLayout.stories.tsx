import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../primitives/Card.tsx';
import { Button } from '../primitives/Button.tsx';
import { Row } from '../primitives/Row.tsx';
import { Text } from '../primitives/Text.tsx';
import { EditorLayout } from './EditorLayout.tsx';

const meta = {
  title: 'Patterns/EditorLayout',
  component: EditorLayout,
  args: {
    bar: (
      <Row justify="between" gap={3} wrap>
        <Text tone="muted">Draft saved</Text>
        <Button variant="primary">Publish</Button>
      </Row>
    ),
    work: (
      <>
        <Card>
          <Text>Hero</Text>
        </Card>
        <Card>
          <Text>Price and terms</Text>
        </Card>
      </>
    ),
    preview: (
      <Card>
        <Text>The page as visitors see it.</Text>
      </Card>
    ),
  },
  parameters: {
    pictures: false,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Use it for something made of parts whose result is worth seeing at each step.\n\n**Do** show the fields of one part in place of the list.\n\n**Don’t** use it for a form: use FormPage.',
      },
    },
  },
} satisfies Meta<typeof EditorLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The parts beside the result. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [work, result] = [canvas.getByText('Hero'), canvas.getByText('The page as visitors see it.')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(result!.left).toBeGreaterThan(work!.right);
  },
};

/** One column on a phone, the result last. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [work, result] = [canvas.getByText('Price and terms'), canvas.getByText('The page as visitors see it.')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(result!.top).toBeGreaterThan(work!.bottom);
  },
};
