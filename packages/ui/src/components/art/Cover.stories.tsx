import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Cover } from './Cover.tsx';

const meta = {
  title: 'Components/Art/Cover',
  component: Cover,
  args: { id: 33 },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the picture of a course, a lesson or an event.\n\n**Do** pass the id, which selects the illustration, and the picture if there is one.\n\n**Don’t** select an illustration manually, or put text on it.',
      },
    },
  },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: var(--space-4);
`;

export const Playground: Story = { parameters: { pictures: false } };
/** Horizon, banig, capiz, terraces, islands and rays, each in another palette. */
export const Patterns: Story = {
  render: () => (
    <Grid>
      {[24, 11, 7, 3, 4, 8].map((id) => (
        <Cover key={id} id={id} />
      ))}
    </Grid>
  ),
};
export const Crops: Story = {
  render: () => (
    <Grid>
      <Cover id={12} ratio="banner" />
      <Cover id={12} ratio="hero" />
      <Cover id={12} />
      <Cover id={12} ratio="square" />
    </Grid>
  ),
};
