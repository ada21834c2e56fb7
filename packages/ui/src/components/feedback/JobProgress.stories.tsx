import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { JobProgress } from './JobProgress.tsx';

const meta = {
  title: 'Components/Feedback/JobProgress',
  component: JobProgress,
  args: { title: 'Importing users', job: { kind: 'running', counts: '340 of 1,200 rows', percent: 28 }, onCancel: fn() },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Use it for server work that takes more than a few seconds: an import, an export, a change to many records.\n\n**Do** show counts where possible, let people leave the page, and list what failed with its reason.\n\n**Don’t** offer cancelling where half the work would be worse than none.',
      },
    },
  },
} satisfies Meta<typeof JobProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Waiting: Story = { args: { job: { kind: 'waiting' } }, parameters: { pictures: false } };
export const TotalUnknown: Story = {
  args: { job: { kind: 'running', counts: '340 rows so far', percent: null } },
  parameters: { pictures: false },
};
export const Stopping: Story = { args: { cancelling: true }, parameters: { pictures: false } };
export const FinishedWithFailures: Story = {
  args: {
    job: {
      kind: 'finished',
      result: '1,188 of 1,200 users were imported',
      failures: [
        { key: '14', where: 'Row 14, maricel@example', reason: 'Enter a valid email address (e.g., juan@example.com)' },
        { key: '92', where: 'Row 92, jomar@example.com', reason: 'This email address is already in use.' },
      ],
    },
    failuresTitle: '12 rows were not imported',
    moreFailures: 'and 10 more',
    actions: <Button variant="secondary">Download the 12 rows</Button>,
  },
};
export const Finished: Story = {
  args: { job: { kind: 'finished', result: '1,200 users were imported' } },
  parameters: { pictures: false },
};
export const Stopped: Story = {
  args: { job: { kind: 'stopped', result: '340 of 1,200 users were imported before it was stopped' } },
  parameters: { pictures: false },
};
export const Failed: Story = {
  args: {
    job: { kind: 'failed', result: 'The file could not be read. Save it as .xlsx and try again.' },
    actions: <Button variant="primary">Choose another file</Button>,
  },
  parameters: { pictures: false },
};
