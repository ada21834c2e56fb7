import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Good morning, Maricel' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the title of a page, a section or a card.\n\n**Do** use level for structure and size for appearance, with one level 1 per page.\n\n**Don’t** skip a level, or use bold text instead.',
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1} size="display">
        Earn from the work you already know
      </Heading>
      <Heading level={1}>Good morning, Maricel</Heading>
      <Heading level={2}>Open with their problem, not your résumé</Heading>
      <Heading level={3}>Get ready for clients</Heading>
      <Heading level={4}>Next payment</Heading>
    </Stack>
  ),
};
