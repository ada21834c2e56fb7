import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'terms',
    label: 'How do you pay?',
    value: 'split',
    onChange: fn(),
    options: [
      { value: 'full', label: 'In full', description: '₱10,490.00 today' },
      { value: 'split', label: 'In 6 payments', description: '6 payments of ₱1,749.00, the last one is ₱1,752.00' },
      { value: 'later', label: 'When the batch begins', description: 'Not for this batch', disabled: true },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it to select one of two to six options that people should see together.

**Do** use \`look="cards"\` where each option needs a second line or the choice needs thought.

**Don't** preselect an option that involves money or consent.`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { look: 'cards' } };
export const List: Story = {
  args: {
    label: 'Status',
    options: [
      { value: 'split', label: 'Active' },
      { value: 'paused', label: 'Paused' },
      { value: 'ended', label: 'Ended' },
    ],
  },
};
export const WithError: Story = { args: { value: '', error: 'Choose how you pay' } };
export const ByArrowKeys: Story = {
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /In 6 payments/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /In full/ })).toBeChecked();
  },
};
