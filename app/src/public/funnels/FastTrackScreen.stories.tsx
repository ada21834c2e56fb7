import { freelancingCourse } from '../../testing/funnels.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const to = (value: string | null) => ({
  data: () => ({ defaultSettingByName: value === null ? null : { value }, fastFunnel: freelancingCourse() }),
});

const meta: ScreenMeta = {
  title: 'Screens/Public/Funnels/Fast track',
  ...aboutScreen({
    shows: 'Leads from the short address to the target in the settings.',
    audience: 'Visitors who follow a link within the app.',
    check: 'No flash of another page on the way, and no circle when the target leads back.',
  }),
  args: { path: '/fast-track', ...to('/fast') },
};
export default meta;

/** Goes on to the target in the settings. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Freelancing Course'),
};

/** A target that leads back to itself shows the offer at /fast. */
export const LeadsToItself: Story = {
  args: to('/fast-track'),
  play: ({ canvas }) => expectPage(canvas, 'Freelancing Course'),
};
