import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../primitives/Row.tsx';
import { DateTile } from './DateTile.tsx';

const meta = {
  title: 'Components/Data/DateTile',
  component: DateTile,
  args: { month: 'November', day: 25 },
  parameters: {
    docs: {
      description: {
        component:
          'Use it at the start of a row about a day.\n\n**Do** show the full date next to it: screen readers skip the tile.\n\n**Don’t** use it where the date is one fact among others: use a DateText.',
      },
    },
  },
} satisfies Meta<typeof DateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

/** Upcoming, and past. */
export const Both: Story = {
  render: () => (
    <Row gap={3}>
      <DateTile month="November" day={25} />
      <DateTile month="October" day={3} tone="past" />
    </Row>
  ),
};
