import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Art/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component:
          'Use it once per page, inside the link to the home page.\n\n**Do** use the mark alone where the wordmark does not fit.\n\n**Don’t** recolour it or put it on a cover.',
      },
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const MarkAlone: Story = { args: { show: 'mark' }, parameters: { pictures: false } };
