import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OtpField } from './OtpField.tsx';

const meta = {
  title: 'Components/Forms/OtpField',
  component: OtpField,
  args: {
    name: 'otp',
    label: 'Code from your email',
    hint: 'Six digits. It may take more than 3 minutes to arrive.',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it for a one-time code. A complete code can be pasted into any box, and phones suggest it above the keyboard.

**Do** verify the code as soon as \`onComplete\` is called.

**Don't** use it for codes with letters or of variable length.`,
      },
    },
  },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfTyped: Story = {
  args: { value: '418' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Digit 4 of 6' }));
  },
};
export const WithError: Story = { args: { value: '418205', error: 'This code is not valid. Check it, or ask for a new one.' } };
export const TypedThrough: Story = {
  parameters: { pictures: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('418200{Backspace}5');
    await expect(args.onComplete).toHaveBeenLastCalledWith('418205');
    await userEvent.keyboard('{ArrowLeft}{Backspace}7');
    await expect(args.onComplete).toHaveBeenLastCalledWith('418275');
  },
};
export const Pasted: Story = {
  parameters: { pictures: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Digit 3 of 6' }));
    await userEvent.paste('418 205');
    await expect(args.onComplete).toHaveBeenCalledWith('418205');
  },
};
