import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { Columns } from './Columns.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Card>
          <Text>Validity in days</Text>
        </Card>
        <Card>
          <Text>End of access</Text>
        </Card>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for two fields that belong together, or for fields next to their outcome.\n\n**Do** let it decide when to stack.\n\n**Don’t** use it for a list: it makes no rows.',
      },
    },
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
