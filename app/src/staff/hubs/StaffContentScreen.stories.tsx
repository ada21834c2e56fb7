import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';

const counted = (totalCount: number) => connection([], { totalCount });
const COUNTS = { courses: counted(14), events: counted(20), resources: counted(1001) };

/** The content hub for staff. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Staff/Content/Hub',
  component: ScreenStory,
  args: { path: '/content', user: admin, data: () => ({ viewer: COUNTS }) },
  parameters: { ...screenParameters },
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** The available lists with their counts. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Dashboard');
    const lists = within(canvas.getByRole('list', { name: 'Dashboard' }));
    await expect(lists.getByRole('link', { name: 'Courses 14' })).toHaveAttribute('href', '/courses');
    await expect(lists.getByRole('link', { name: 'Events 20' })).toHaveAttribute('href', '/events');
    await expect(lists.getByRole('link', { name: /1,000\+$/ })).toHaveAttribute('href', '/resource-files');
  },
};
