import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LateMultiSelect } from './LateMultiSelect.tsx';
import { sampleFunnels } from './sampleOptions.ts';

const meta = {
  title: 'Components/Forms/LateMultiSelect',
  component: LateMultiSelect,
  args: { name: 'funnels', label: 'Funnels', value: ['1', '4'], placeholder: 'Search funnels', options: sampleFunnels, onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component: `Use it in a form to select several of many options, as FormMultiSelect does. It looks like a MultiSelect, but loads its code on first interaction.

**Don’t** use it where selecting is the purpose of the page: use a MultiSelect.`,
      },
    },
  },
} satisfies Meta<typeof LateMultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Touched: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Funnels' }));
    await expect(await screen.findByRole('option', { name: 'First Client' })).toBeVisible();
    await expect(within(canvasElement).getByRole('combobox', { name: 'Funnels' })).toHaveFocus();
  },
};
