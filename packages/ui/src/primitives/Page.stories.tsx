import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';
import { Page } from './Page.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Page',
  component: Page,
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={1}>My Courses</Heading>
        <Text>The column keeps its width and its gutters at every size of screen.</Text>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    docs: {
      description: {
        component:
          'Use it once per page. It renders the `main` element, with its width and gutters.\n\n**Do** use `read` for text, `work` for lists and forms, `full` next to a sidebar.\n\n**Don’t** set another width inside it.',
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { args: { width: 'read' } };
export const Work: Story = { args: { width: 'work' } };
