import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Maricel Dela Cruz' },
  parameters: {
    docs: {
      description: {
        component: 'Use it for a person, with the name beside it; alone, with `named`. Colours come from the name and never from a tone.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  render: () => (
    <Row wrap>
      {['Maricel Dela Cruz', 'Jomar Villanueva', 'Aileen Bautista', 'Ramil Santos', 'Grace Tolentino', 'Ñina', 'Liza Manalo'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
      <Avatar name="Liza Manalo" size="l" />
      <Avatar name="Paolo Reyes" size="s" named />
    </Row>
  ),
};
