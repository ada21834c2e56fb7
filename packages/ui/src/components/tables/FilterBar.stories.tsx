import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Chip } from '../../primitives/Chip.tsx';
import { SearchField } from '../forms/SearchField.tsx';
import { Select } from '../forms/Select.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { FilterBar } from './FilterBar.tsx';

const batches = [
  { value: '17', label: 'Batch 17' },
  { value: '16', label: 'Batch 16' },
];
const stages = [
  { value: '1', label: 'Stage 1' },
  { value: '2', label: 'Stage 2' },
];

const meta = {
  title: 'Components/Tables/FilterBar',
  component: FilterBar,
  args: {
    search: <SearchField label="Search users" placeholder="Name, email, ID" value="" onSearch={fn()} />,
    children: (
      <>
        <Select name="batch" label="Batch" value="17" onChange={fn()} options={batches} placeholder="Every batch" />
        <Select name="stage" label="Stage" value="" onChange={fn()} options={stages} placeholder="Every stage" />
      </>
    ),
    tools: (
      <ColumnChooser
        columns={[
          { id: 'name', header: 'Member' },
          { id: 'batch', header: 'Batch' },
        ]}
        visible={['name', 'batch']}
        onChange={fn()}
      />
    ),
    active: [
      { id: 'joined', label: 'Joined in 2025', onRemove: fn() },
      { id: 'batch', label: 'Batch 17', onRemove: fn() },
    ],
    quick: (
      <>
        <Chip>Due in 7 days</Chip>
        <Chip>Stuck over 14 days</Chip>
      </>
    ),
    onClear: fn(),
    showText: 'Show 348 users',
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it above a list, to show and change its filters. On phones, the controls are in a sheet.',
          '**Do** show a chip for every active filter, in everyday words, and quick chips for the two or three most used.',
          '**Don’t** put more than about four controls in the bar: `fold="always"` keeps them behind the button.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLine: Story = { globals: { viewport: { value: 'desktop' } } };
export const SheetOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters (2)' }));
  },
};
export const Folded: Story = { args: { fold: 'always' }, parameters: { pictures: false } };
