import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { aboutScreen, type ScreenMeta, type Story } from '../../testing/screenStory.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';

const counted = (totalCount: number) => connection([], { totalCount });
const COUNTS = { courses: counted(14), events: counted(20), resources: counted(1001) };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Content/Hub',
  ...aboutScreen({
    shows: 'The lists about everything that is sold and learned.',
    audience: 'Staff who look for a course, an event, a product or a resource.',
    check: 'Counts beside the names, with “1,000+” for long lists.',
  }),
  args: { path: '/content', user: admin, data: () => ({ viewer: COUNTS }) },
};
export default meta;

/** The available lists with their counts. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Dashboard');
    const lists = within(canvas.getByRole('list', { name: 'Dashboard' }));
    await expect(lists.getByRole('link', { name: 'Courses 14' })).toHaveAttribute('href', '/courses');
    await expect(lists.getByRole('link', { name: 'Events 20' })).toHaveAttribute('href', '/events');
    await expect(lists.getByRole('link', { name: /1,000\+$/ })).toHaveAttribute('href', '/resource-files');
  },
};
