import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceTable, type ChoiceTableProps } from './ChoiceTable.tsx';

function Choosing(args: ChoiceTableProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const rows = args.rows.map((row) => ({ ...row, value: chosen[row.id] ?? row.value }));
  const change = (row: string, column: string) => {
    setChosen({ ...chosen, [row]: column });
    args.onChange(row, column);
  };
  return <ChoiceTable {...args} rows={rows} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/ChoiceTable',
  component: ChoiceTable,
  render: (args) => <Choosing {...args} />,
  args: {
    name: 'merge',
    label: 'Which values remain',
    rowLabel: 'Field',
    columns: [
      { id: '61', label: 'Kristine Joy Mercado', note: 'kristine@example.com' },
      { id: '62', label: 'Kristine Mercado', note: 'kj.mercado@example.com' },
    ],
    rows: [
      { id: 'firstName', label: 'First name', texts: { 61: 'Kristine Joy', 62: 'Kristine' }, value: '61' },
      { id: 'mobileNumber', label: 'Mobile number', texts: { 61: null, 62: '0917 123 4567' }, value: '62' },
      { id: 'place', label: 'Country, province and city', texts: { 61: 'Cebu City, Cebu, Philippines', 62: 'Philippines' }, value: '61' },
    ],
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it to choose between two to five records, value by value, such as the fields of accounts that are merged.',
          '**Do** list only the rows in which the records differ. **Don’t** use it for one choice: use a RadioGroup.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ChoiceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In a narrow column, each row is a card. */
export const Cards: Story = { globals: { viewport: { value: 'phone' } }, parameters: { pictures: false } };

/** Each row has a choice of its own. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'First name of Kristine Mercado: Kristine' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('firstName', '62');
    await expect(canvas.getByRole('radio', { name: 'First name of Kristine Joy Mercado: Kristine Joy' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Mobile number of Kristine Mercado: 0917 123 4567' })).toBeChecked();
  },
  tags: ['!autodocs'],
  parameters: { pictures: false },
};
