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
          'Use it in the head of a list: it takes exactly what the filters leave, as CSV or Excel.',
          '**Do** say how many rows are written so far, and let a toast say that the file is ready. **Don’t** export what the person may not see.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ExportMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { pictures: false } };
export const Working: Story = { args: { state: { percent: 34, text: '120 of 348 rows' } } };
