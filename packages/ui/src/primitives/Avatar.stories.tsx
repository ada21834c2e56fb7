import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';
import { Row } from './Row.tsx';

/** An inline picture that needs no request. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="bisque"/><path fill="bisque" d="M1 8c0-4 6-4 6 0z"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Maricel Dela Cruz' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a person, with the name next to it; on its own, set `named`.\n\n**Do** rely on the picture or the name: colours derive from the name.\n\n**Don’t** use a tone, or put a status on it: put a StatusBadge next to it.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };
export const People: Story = {
  render: () => (
    <Row wrap>
      {['Maricel Dela Cruz', 'Jomar Villanueva', 'Aileen Bautista', 'Ramil Santos', 'Grace Tolentino', 'Ñina', 'Liza Manalo'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
      <Avatar name="Liza Manalo" picture={picture} />
      <Avatar name="Liza Manalo" size="l" />
      <Avatar name="Liza Manalo" size="xl" />
      <Avatar name="Paolo Reyes" size="s" named />
    </Row>
  ),
};
