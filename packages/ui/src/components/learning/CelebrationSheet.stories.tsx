import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { CelebrationSheet } from './CelebrationSheet.tsx';

const meta = {
  title: 'Components/Learning/CelebrationSheet',
  component: CelebrationSheet,
  args: {
    title: 'Done! You earned 40 XP',
    ring: { done: 6, total: 7, label: '6 of 7 tasks done', figure: 6, caption: 'of 7 tasks' },
    subject: 'Publish your portfolio page',
    text: '1 task left. Next: Send your first 5 proposals',
    actions: (
      <>
        <Button>Add evidence</Button>
        <Button variant="primary">Next task</Button>
      </>
    ),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'Use it once after a finished task or a new stage.\n\n**Do** make the next step its main action.\n\n**Don’t** open it while the user types, or for anything they did not achieve.',
      },
    },
  },
} satisfies Meta<typeof CelebrationSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // No button has the focus, so a press meant for the page triggers nothing.
    await expect(await canvas.findByRole('heading', { name: 'Done! You earned 40 XP' })).toHaveFocus();
  },
};
export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
