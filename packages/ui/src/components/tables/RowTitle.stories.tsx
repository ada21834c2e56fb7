import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../primitives/Avatar.tsx';
import { RowTitle } from './RowTitle.tsx';

const meta = {
  title: 'Components/Tables/RowTitle',
  component: RowTitle,
  args: {
    children: 'Kristine Joy Mercado',
    href: '#T-01851',
    note: 'kristine.joy.mercado@example.com',
    lead: <Avatar name="Kristine Joy Mercado" size="s" />,
  },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component: [
          'Use it in the first column of a DataTable: the subject of the row, and the link that opens it.',
          '**Do** put below the name what distinguishes two of the same name. **Don’t** put a status in it: use a column with a Badge.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RowTitle>;
export default meta;

export const Person: StoryObj<typeof meta> = {};
