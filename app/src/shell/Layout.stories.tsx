import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { admin, affiliate, coach, member, userAs } from '../testing/storyUsers.ts';

/** The layout of each audience, at an address that all of them share. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Layout',
  component: ScreenStory,
  args: { path: '/no/such/page' },
  parameters: { ...screenParameters },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

export const Visitor: Story = {};

export const Member: Story = { args: { user: member } };

export const Coach: Story = { args: { user: coach } };

export const Affiliate: Story = { args: { user: affiliate } };

export const Admin: Story = { args: { user: admin } };

/** The phone requests less data, and the user has not chosen yet. */
export const LowDataOffered: Story = {
  args: { user: member, lowData: 'offered' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    const offer = await canvas.findByRole('region', { name: 'Low data' });
    await expect(offer).toHaveTextContent(/Use less data\s*Not now/);
  },
};

/** Once accepted, the offer disappears and low data applies to the page. */
export const LowDataAccepted: Story = {
  args: { user: member, lowData: 'offered' },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Page not found');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use less data' }));
    await expect(canvas.queryByRole('region', { name: 'Low data' })).toBeNull();
    await expect(document.documentElement).toHaveAttribute('data-low-data', 'on');
  },
};

/** A visitor's switch for low data is in the footer. */
export const VisitorChooses: Story = {
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Page not found');
    await userEvent.click(canvas.getByRole('button', { name: 'Use less data' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off low data' }));
    await expect(await canvas.findByRole('button', { name: 'Use less data' })).toBeVisible();
  },
};

const noPictures = { ...screenParameters, pictures: false };
const desktop = { viewport: { value: 'desktop' } };

export const NonMember: Story = { args: { user: userAs('non-member') }, parameters: noPictures };
export const AssistantCoach: Story = { args: { user: userAs('assistant-coach') }, parameters: noPictures };
export const HeadCoach: Story = { args: { user: userAs('head-coach') }, parameters: noPictures };
export const Expert: Story = { args: { user: userAs('expert') }, parameters: noPictures };
export const SuccessManager: Story = { args: { user: userAs('success-manager') }, parameters: noPictures };
export const AssistantTeamLead: Story = { args: { user: userAs('assistant-team-lead') }, parameters: noPictures };
export const TribeTeamReadOnly: Story = { args: { user: userAs('tribe-team-ro') }, parameters: noPictures };

/** The sidebar is open until the user closes it. */
export const TeamLead: Story = {
  args: { user: userAs('team-lead') },
  parameters: noPictures,
  globals: desktop,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.getByRole('button', { name: 'Main menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

/** The records that staff can create from anywhere. */
export const QuickActions: Story = {
  args: { user: admin },
  parameters: noPictures,
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Page not found');
    await userEvent.click(canvas.getByRole('button', { name: 'Quick actions' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Course' })).toHaveAttribute('href', '/courses/new');
  },
};

/** A fast-track student has a link to the community. */
export const FastTrack: Story = {
  args: {
    user: {
      ...member,
      isFastTrackStudent: true,
      linkSettings: { ...member.linkSettings, 'community-link': 'https://chat.example/community' },
    },
  },
  parameters: noPictures,
  globals: desktop,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.getByRole('link', { name: 'Community/Support' })).toHaveAttribute('href', 'https://chat.example/community');
  },
};
