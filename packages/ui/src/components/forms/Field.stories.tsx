import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    name: 'colour',
    label: 'A new kind of control',
    hint: 'It gets its id, its description and its state from Field',
    children: (control) => <input {...control} type="color" />,
  },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it to build a new kind of field, so that label, hint and error look and read the same everywhere.\n\n**Do** spread the props it provides on the control itself.\n\n**Don’t** put two controls in one: use a FieldGroup.',
      },
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnyControl: Story = {};
