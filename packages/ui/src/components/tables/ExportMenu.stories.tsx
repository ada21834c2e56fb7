import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExportMenu } from './ExportMenu.tsx';

const meta = {
  title: 'Components/Tables/ExportMenu',
  component: ExportMenu,
  args: { onExport: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it at the top of a list. It exports exactly the filtered rows, as CSV or Excel.',
          '**Do** show how many rows are written so far, and show a toast when the file is ready. **Don’t** export what the person may not see.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ExportMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { pictures: false } };
export const Working: Story = { args: { state: { percent: 34, text: '120 of 348 rows' } } };
