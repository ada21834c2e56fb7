import { expect } from 'storybook/test';
import { freelancingCourse } from '../../testing/funnels.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Funnels/Fast',
  ...screenStory,
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
