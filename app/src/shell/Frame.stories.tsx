import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectPage } from '../stories/expectations.ts';
import { screenParameters } from '../stories/screenParameters.ts';
import { ScreenStory } from '../stories/ScreenStory.tsx';
import { admin, affiliate, coach, member } from '../stories/storyUsers.ts';

/** What stands around the pages of each audience, seen at an address that is the same for all of them. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Frame',
  component: ScreenStory,
  args: { path: '/no/such/page' },
  parameters: screenParameters,
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

export const Visitor: Story = {};

export const Member: Story = { args: { user: member } };

export const Coach: Story = { args: { user: coach } };

export const Affiliate: Story = { args: { user: affiliate } };

export const Admin: Story = { args: { user: admin } };
