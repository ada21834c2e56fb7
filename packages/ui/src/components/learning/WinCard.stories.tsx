import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateText } from '../data/DateText.tsx';
import { ActionMenu } from '../menus/ActionMenu.tsx';
import { WinCard } from './WinCard.tsx';
import { WinGrid } from './WinGrid.tsx';

/** An inline picture that needs no request. */
const picture = {
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 16 10"><path fill="bisque" d="M0 0h16v10H0z"/><path fill="teal" d="M0 10l5-5 3 3 3-4 5 6z"/><circle cx="12" cy="2.5" r="1.2" fill="orange"/></svg>',
  )}`,
  width: 640,
  height: 400,
};

const meta = {
  title: 'Components/Learning/WinCard',
  component: WinCard,
  subcomponents: { WinGrid },
  args: {
    title: 'First client',
    date: <DateText text="Saturday, 11/08/2025" dateTime="2025-11-08" />,
    text: 'Signed a contract for product listings, fifteen hours a week.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for an achievement of a member, in a WinGrid.\n\n**Do** show the newest first.\n\n**Don’t** put actions on it that are not the owner’s.',
      },
    },
  },
} satisfies Meta<typeof WinCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

/** With a picture, with a long story, and with the shortest one. */
export const Several: Story = {
  render: (args) => (
    <WinGrid label="Wins">
      <WinCard
        {...args}
        picture={picture}
        actions={
          <ActionMenu
            label="Actions for First client"
            actions={[
              { label: 'Edit', onSelect: fn() },
              { label: 'Remove', onSelect: fn(), tone: 'danger' },
            ]}
          />
        }
      />
      <WinCard
        {...args}
        title="Finished every lesson of the proposals course"
        text={'Forty-one proposals sent, three answers, one call.\n\nThe call was on a Sunday, and I had the baby on my lap.'}
      />
      <WinCard {...args} title="Left the graveyard shift" text="" />
    </WinGrid>
  ),
};
