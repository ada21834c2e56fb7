import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhonePreview } from './PhonePreview.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/PhonePreview',
  component: PhonePreview,
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it for what people fill in on a phone, beside the editor of it.\n\n**Do** let it work: an answer given in it shows what depends on it.\n\n**Don’t** use it for a whole page: use a PreviewFrame.',
      },
    },
  },
  args: {
    label: 'Preview',
    children: <TextField name="name" label="Name" value="" onChange={() => undefined} />,
  },
} satisfies Meta<typeof PhonePreview>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
