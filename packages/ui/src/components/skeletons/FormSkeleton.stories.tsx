import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSkeleton } from './FormSkeleton.tsx';

const meta = {
  title: 'Components/Skeletons/FormSkeleton',
  component: FormSkeleton,
  args: { fields: 3 },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it where the frame of a form is in place and its record is loading.\n\n**Do** give it about as many fields as the form has.\n\n**Don’t** use it for a form that starts empty: it can be filled in immediately.',
      },
    },
  },
} satisfies Meta<typeof FormSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
