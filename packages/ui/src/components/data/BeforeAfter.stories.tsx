import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = {
  title: 'Components/Data/BeforeAfter',
  component: BeforeAfter,
  args: {
    label: 'Stage 2',
    changes: [
      { field: 'Name', kind: 'changed', before: 'Choose your service', after: 'Choose the service that you offer' },
      { field: 'Archived at', kind: 'changed', before: null, after: '11/17/2025, 10:00 AM' },
      { field: 'Tasks › Ask for a review › Points', kind: 'changed', before: 50, after: 75 },
      { field: 'Cover', kind: 'added', after: 'lagoon' },
      { field: 'Reviewer IDs', kind: 'removed', before: [21, 22] },
      { field: 'Is optional', kind: 'same', before: false, after: false },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it to show how a change affected a record, as in the audit log. The caller compares the values and names the fields; values may be any JSON.',
          '**Do** leave out fields of other records. **Don’t** use it to choose between two versions: it has no actions.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof BeforeAfter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
export const StackedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** An added record, with all its fields. */
export const Added: Story = {
  args: {
    changes: [
      { field: 'Name', kind: 'added', after: 'Keep your clients' },
      { field: 'Description', kind: 'added', after: '' },
      { field: 'Tasks', kind: 'added', after: [{ ID: 7, Title: 'Ask for a review', Points: 50 }] },
    ],
  },
};

const DESCRIPTION = Array.from({ length: 12 }, (_none, line) => `${line + 1}. A line of a long description.`).join('\n');

/** A long value shows its beginning, and all of it on request. */
export const Folded: Story = {
  args: { changes: [{ field: 'Description', kind: 'changed', before: '', after: DESCRIPTION }] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show all of Description' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Show less of Description' })).toHaveAttribute('aria-expanded', 'true');
  },
};
