import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { MultiSelect } from './MultiSelect.tsx';
import { sampleFunnels } from './sampleOptions.ts';

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  args: { name: 'funnels', label: 'Funnels', value: [], placeholder: 'Search funnels', options: sampleFunnels, onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Use it to select several of many options. Each becomes a chip. Arrow keys move to the chips, Backspace removes the last one.

**Do** use checkboxes for up to about seven options, so that all are visible at once.

**Don't** use it where the order matters: use a ReorderList.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = { args: { value: ['1', '4', '5'] } };
export const Open: Story = {
  args: { value: ['2', '5'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Funnels' }));
    await expect(await screen.findByRole('option', { name: 'First Client' })).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Please select atleast one funnel!' } };
export const DenseOnDesktop: Story = {
  args: { value: ['1', '2', '3', '6'] },
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: false },
  decorators: [
    (Story) => (
      <div data-density="dense">
        <Story />
      </div>
    ),
  ],
};
export const Disabled: Story = { args: { value: ['1', '2'], disabled: true }, parameters: { pictures: false } };
