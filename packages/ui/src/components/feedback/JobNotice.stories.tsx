import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { JobNotice } from './JobNotice.tsx';

const meta = {
  title: 'Components/Feedback/JobNotice',
  component: JobNotice,
  args: { title: 'Extend subscriptions', children: '12 people changed.', action: <Button size="dense">Undo</Button>, onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for the result of a job in which nothing failed. Where records failed, JobProgress lists them.',
          '**Do** offer Undo as long as it works. **Don’t** let it come back once it was closed.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof JobNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {};
/** The text wraps where it does not fit. */
export const Long: Story = { args: { children: '1,340 people changed, 8 skipped.' } };
export const Undone: Story = { args: { children: '12 people are as before.', action: undefined } };
