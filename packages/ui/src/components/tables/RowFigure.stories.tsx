import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowFigure } from './RowFigure.tsx';

const meta = {
  title: 'Components/Tables/RowFigure',
  component: RowFigure,
  args: { children: '₱3,499.00', note: '10/31/2025' },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component: [
          'Use it for money and other figures in a DataTable, with a related date or part.',
          '**Do** align its column to the end. **Don’t** use it for a single figure on a page: use a Stat.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RowFigure>;
export default meta;

export const AmountAndDate: StoryObj<typeof meta> = {};
