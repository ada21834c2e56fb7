import { NO_RECIPIENTS } from '@atlas/domain/announcements';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectForbidden, expectPage, overtaken } from '../../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../../testing/screenStory.ts';
import { cebu } from '../segments/segmentFixtures.ts';
import { live, reach, sending, sentOne, stopped } from './announcementFixtures.ts';

const ARRIVES = { timeout: 10_000 };
const NO_PICTURES = { pictures: false };
const LIST = '/community/members?tab=announcements';
const listed = (...announcements: object[]) => ({ viewer: { announcements: connection(announcements) } });
const opened = (announcement: object, more: object = {}) => ({
  viewer: { announcements: connection([announcement]), announcement, segments: connection([cebu]), announcementCheck: reach, ...more },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Announcements/List',
  ...aboutScreen({
    shows: 'Messages of staff to members: drafts, scheduled ones, and what was sent, with the editor and the outcome in a drawer.',
    audience: 'Staff who write to members; others on staff read.',
    check: 'Before sending, the number of people and those left out are clear. Progress, and Stop, are found at once.',
  }),
  args: {
    path: LIST,
    user: admin,
    data: () => listed(live, { ...sending, databaseId: 13, title: 'Rates for beginners' }, sentOne),
    onMutation: fn(),
  },
};
export default meta;

export const Filled: Story = {
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 3');
    await expect(canvas.getByRole('link', { name: sentOne.title })).toHaveAttribute('href', `${LIST}&announcement=11`);
    await expect(canvas.getByText('120 of 348')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New announcement' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 0');
    await expect(canvas.getByText('Write to your members here. Drafts and what was sent appear in this list.')).toBeVisible();
  },
};

/** A new announcement is a draft and opens once it is saved. */
export const Writing: Story = {
  args: {
    data: () => ({
      viewer: {
        announcements: connection([sentOne]),
        announcement: live,
        segments: connection([cebu]),
        markdownPreview: [['p', {}, ['Bring ', ['strong', {}, ['two questions']]]]],
      },
      saveAnnouncement: live,
    }),
  },
  parameters: NO_PICTURES,
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    await userEvent.click(canvas.getByRole('button', { name: 'New announcement' }));
    // The form replaces its skeleton.
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }, ARRIVES));
    const dialog = within(screen.getByRole('dialog', { name: 'New announcement' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Title is required/));
    await userEvent.type(title, live.title);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), live.body);
    await userEvent.click(dialog.getByRole('tab', { name: 'Preview' }));
    const preview = within(await dialog.findByRole('tabpanel', { name: 'Preview' }));
    await expect((await preview.findByText('two questions', undefined, ARRIVES)).tagName).toBe('STRONG');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await expect(await screen.findByRole('dialog', { name: live.title }, ARRIVES)).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith(
      'saveAnnouncement',
      expect.objectContaining({
        input: expect.objectContaining({ title: live.title, audience: 'MEMBERS', isInApp: true, isMailed: true }),
      }),
    );
  },
};

/** Before sending, the dialog shows whom it reaches, and whom not and why. */
export const Sending: Story = {
  args: {
    path: `${LIST}&announcement=12`,
    data: () => ({
      viewer: {
        announcements: afterMutation('sendAnnouncement', connection([live]), connection([sending])),
        announcement: afterMutation('sendAnnouncement', live, sending),
        announcementCheck: reach,
      },
      sendAnnouncement: sending,
    }),
  },
  parameters: NO_PICTURES,
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    const drawer = within(await screen.findByRole('dialog', { name: live.title }, ARRIVES));
    await userEvent.click(await drawer.findByRole('button', { name: 'Send' }, ARRIVES));
    // The form replaces its skeleton.
    await expect(
      await screen.findByText('This reaches 348 people: 348 in Atlas and 301 by email, 12 of them later.', undefined, ARRIVES),
    ).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: `Send ${live.title}` }));
    await expect(dialog.getByText('Unsubscribed from announcements by email')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 348 people' }));
    await expect(await drawer.findByRole('button', { name: 'Stop' }, ARRIVES)).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith(
      'sendAnnouncement',
      expect.objectContaining({ databaseId: 12, revision: 2, people: 348, when: 'now' }),
    );
  },
};

/** No one matches: it cannot be sent. */
export const NoRecipients: Story = {
  args: {
    path: `${LIST}&announcement=12`,
    data: () => opened(live, { announcementCheck: { ...reach, people: 0, inApp: 0, byMail: 0, mailLater: 0, leftOut: [] } }),
  },
  parameters: NO_PICTURES,
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    const drawer = within(await screen.findByRole('dialog', { name: live.title }, ARRIVES));
    await userEvent.click(await drawer.findByRole('button', { name: 'Send' }, ARRIVES));
    // The form replaces its skeleton.
    await expect(await screen.findByText(NO_RECIPIENTS, undefined, ARRIVES)).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: `Send ${live.title}` }));
    await expect(dialog.queryByRole('button', { name: /^Send to/ })).toBeNull();
  },
};

/** While it is being sent: its progress, and Stop. */
export const InProgress: Story = {
  args: { path: `${LIST}&announcement=12`, data: () => opened(sending) },
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 1');
    const drawer = within(await screen.findByRole('dialog', { name: live.title }, ARRIVES));
    await expect(await drawer.findByText('Done for 120 of 348 people. You can leave this page.', undefined, ARRIVES)).toBeVisible();
    await expect(drawer.getByText('Unsubscribed from announcements by email')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** A stopped announcement states how many got it, and can be continued. */
export const Stopped: Story = {
  args: { path: `${LIST}&announcement=12`, data: () => opened(stopped) },
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 1');
    const drawer = within(await screen.findByRole('dialog', { name: live.title }, ARRIVES));
    await expect(await drawer.findByText('Done for 120 of 348 people. The others did not get it.', undefined, ARRIVES)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** A sent one has its outcome, and a link to the recipients. */
export const Sent: Story = {
  args: { path: `${LIST}&announcement=11`, data: () => opened(sentOne) },
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 1');
    const drawer = within(await screen.findByRole('dialog', { name: sentOne.title }, ARRIVES));
    await expect(await drawer.findByRole('link', { name: 'See the recipients' }, ARRIVES)).toHaveAttribute(
      'href',
      '/community/members?tab=recipients&announcement=11',
    );
    await expect(drawer.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

/** Another user saved the draft in the meantime. The typed text stays. */
export const Overtaken: Story = {
  args: { path: `${LIST}&announcement=12`, data: () => ({ ...opened(live), saveAnnouncement: overtaken('announcement') }) },
  parameters: NO_PICTURES,
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    const drawer = within(await screen.findByRole('dialog', { name: live.title }, ARRIVES));
    await userEvent.click(await drawer.findByRole('button', { name: 'Edit' }, ARRIVES));
    // The form replaces its skeleton.
    const title = await screen.findByRole('textbox', { name: 'Title' }, ARRIVES);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit announcement' }));
    await userEvent.clear(title);
    await userEvent.type(title, 'On Sunday');
    await userEvent.click(dialog.getByRole('button', { name: 'Save announcement' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(title).toHaveValue('On Sunday');
  },
};

/** Without the function flag there is nothing to write or send. */
export const ReadOnly: Story = {
  args: { user: coach, path: `${LIST}&announcement=12`, data: () => opened(live) },
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 1');
    const drawer = within(await screen.findByRole('dialog', { name: live.title }, ARRIVES));
    await expect(await drawer.findByText('two questions', undefined, ARRIVES)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Send' })).toBeNull();
    await expect(drawer.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const NoSuchAnnouncement: Story = {
  args: { path: `${LIST}&announcement=99`, data: () => ({ viewer: { announcements: connection([live]), announcement: null } }) },
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 1');
    await expect(await screen.findByRole('dialog', { name: 'Announcement not found' }, ARRIVES)).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
