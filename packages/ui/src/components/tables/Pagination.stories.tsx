import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Tables/Pagination',
  component: Pagination,
  args: { summary: '41–50 of 348', previousHref: '#4', nextHref: '#6' },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it below a list with more rows than a page shows. Ten rows per page, five numbers; beyond 1,000 rows only Previous and Next.',
          '**Do** keep the filters in the addresses. **Don’t** load more by scrolling: people cannot find a row again.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const pages = [3, 4, 5, 6, 7].map((number) => ({ number, href: `#${number}` }));

export const Numbered: Story = { args: { pages, current: 5 } };
export const OnPhone: Story = { args: { pages, current: 5 }, globals: { viewport: { value: 'phone' } } };
export const FirstOfMany: Story = { args: { summary: '1,000+ users', previousHref: undefined } };
