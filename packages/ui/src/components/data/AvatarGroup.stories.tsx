import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../primitives/Card.tsx';
import { Row } from '../../primitives/Row.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const names = ['Maricel Dela Cruz', 'Jomar Villanueva', 'Aileen Bautista', 'Ramil Santos', 'Grace Tolentino'];

const meta = {
  title: 'Components/Data/AvatarGroup',
  component: AvatarGroup,
  args: { names, total: 128, label: 'Maricel Dela Cruz, Jomar Villanueva and 126 more' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to show at a glance who is in a group or at an event.\n\n**Do** put the count in words next to it.\n\n**Don’t** use it for finding or selecting a person.',
      },
    },
  },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  render: (args) => (
    <Card>
      <Row wrap gap={6}>
        <AvatarGroup {...args} />
        <AvatarGroup {...args} size="s" total={undefined} max={5} />
        <AvatarGroup names={names.slice(0, 1)} label="Maricel Dela Cruz" />
      </Row>
    </Card>
  ),
};
