import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FirstSteps } from './FirstSteps.tsx';

const steps = [
  {
    id: 'profile',
    title: 'Complete your profile',
    text: 'Add your mobile number and Facebook profile, so that your coach can reach you.',
    href: '#profile',
    done: true,
  },
  {
    id: 'lesson',
    title: 'Finish your first lesson',
    text: 'Lessons are short. Stop and continue whenever you like.',
    href: '#lesson',
    done: false,
  },
  { id: 'stage', title: 'Start your first stage', text: 'Your stage shows your tasks, one step at a time.', href: '#stage', done: false },
  { id: 'group', title: 'Meet your group', text: 'Our team adds you to a group. It appears in Community.', href: '#group', done: false },
];

const meta = {
  title: 'Components/Learning/FirstSteps',
  component: FirstSteps,
  args: { title: 'First steps', steps, onDismiss: fn(), dismissLabel: 'Hide this list' },
  parameters: {
    docs: {
      description: {
        component:
          'Use it on the home page of a newcomer, until every step is done or the list is closed.\n\n**Do** link each step to the page on which it is done.\n\n**Don’t** list more than five steps.',
      },
    },
  },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One step done, the others open with their reasons. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('1 of 4 done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this list' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
