import { expect } from 'storybook/test';
import { freelancingCourse } from '../../testing/funnels.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Funnels/Fast',
  ...aboutScreen({
    shows: 'The offer of the funnel that staff chose for the short address.',
    audience: 'Visitors who typed the address from a video or a post.',
    check: 'It is the same page as an offer at its own address.',
  }),
  args: { path: '/fast', data: () => ({ fastFunnel: freelancingCourse() }) },
};
export default meta;

/** The offer of the funnel in the settings. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('₱9,999.00')).toBeVisible();
  },
};

/** The offer closed while the browser went to it. */
export const NotFound: Story = {
  args: { data: () => ({ fastFunnel: null }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
