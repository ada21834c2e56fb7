import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { openMenuA11y } from '../menus/openMenuA11y.ts';
import { ColumnChooser } from './ColumnChooser.tsx';

const meta = {
  title: 'Components/Tables/ColumnChooser',
  component: ColumnChooser,
  args: {
    columns: ['Member', 'Tribe ID', 'Batch', 'Stage', 'Membership', 'Next due'].map((header) => ({ id: header, header })),
    visible: ['Member', 'Tribe ID', 'Stage', 'Membership', 'Next due'],
    onChange: fn(),
    onReset: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380, textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    a11y: openMenuA11y,
    docs: {
      description: {
        component: [
          'Use it next to the filters of a DataTable with more than about six columns. The caller saves the choice, for its path.',
          '**Do** start with the columns that most people need. **Don’t** hide decisive columns: a status, an amount.',
        ].join('\n\n'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await within(document.body).findByRole('menu');
  },
} satisfies Meta<typeof ColumnChooser>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
