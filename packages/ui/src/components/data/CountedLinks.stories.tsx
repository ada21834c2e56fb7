import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountedLinks } from './CountedLinks.tsx';

const meta = {
  title: 'Components/Data/Counted links',
  component: CountedLinks,
  args: {
    label: 'Community',
    items: [
      { label: 'Members', href: '#members', count: '348' },
      { label: 'Stages', href: '#stages', count: '6' },
      { label: 'Groups', href: '#groups', count: '12' },
      { label: 'Archived users', href: '#archived', count: '1,000+' },
      { label: 'Uploads', href: '#uploads' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it at the entry of an area, to link its lists with their counts.\n\n**Do** leave out lists that the person may not open.\n\n**Don’t** use it for figures over time: use Stats.',
      },
    },
  },
} satisfies Meta<typeof CountedLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Members 348' })).toHaveAttribute('href', '#members'),
};
