import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewPasswordField } from './NewPasswordField.tsx';

const rules = (met: readonly number[]) =>
  ['At least 8 characters', 'An uppercase letter', 'A lowercase letter', 'A number', 'A special character'].map((label, index) => ({
    label,
    met: met.includes(index),
  }));

const meta = {
  title: 'Components/Forms/NewPasswordField',
  component: NewPasswordField,
  args: { name: 'password', label: 'New password', value: 'bangka7', rules: rules([2, 3]), onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it where people choose a password. Requirements are ticked off while they type, so that they do not fail after submitting.

**Do** name each rule in a few words, the most important first.

**Don't** ask for the password twice: it can be revealed.`,
      },
    },
  },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {};
export const AllMet: Story = { args: { value: 'Bangka-7-araw', rules: rules([0, 1, 2, 3, 4]) }, parameters: { pictures: false } };
