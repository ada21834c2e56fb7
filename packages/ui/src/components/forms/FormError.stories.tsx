import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormError } from './FormError.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/FormError',
  component: FormError,
  args: { title: 'Errors prevented this form from being saved' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it at the top of a form after an attempt to save. It receives the focus, and each line links to its field.\n\n**Do** use FormErrorSummary inside a SubmitForm, which fills it automatically.\n\n**Don’t** show it before the first attempt to save.',
      },
    },
  },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFields: Story = {
  args: {
    errors: [
      { name: 'email', text: 'Enter a valid email address (e.g., juan@example.com)' },
      { name: 'mobile', text: 'Enter your mobile number' },
    ],
  },
};
export const OneMessage: Story = { args: { title: 'That email or password is wrong. Check both, then try again.' } };
export const LeadsToItsField: Story = {
  args: { errors: [{ name: 'email', text: 'Enter your email' }] },
  parameters: { pictures: false },
  decorators: [
    (Story) => (
      <>
        <Story />
        <TextField name="email" label="Email" value="" onChange={() => undefined} error="Enter your email" />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
