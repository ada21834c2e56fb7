import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Components/Forms/FieldGroup',
  component: FieldGroup,
  args: {
    name: 'days',
    label: 'Days you can work',
    hint: 'Choose all that fit',
    children: ({ id }) => (
      <div>
        <Checkbox id={id} name="days.weekdays" label="Weekdays" checked onChange={() => undefined} />
        <Checkbox name="days.weekends" label="Weekends" checked={false} onChange={() => undefined} />
      </div>
    ),
  },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component: `Use it around several controls that form one answer, so that its name, hint and error apply to all of them.

**Do** give the group's id to the control that an error should focus.

**Don't** use it to put fields of different answers side by side.`,
      },
    },
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfCheckboxes: Story = {};
