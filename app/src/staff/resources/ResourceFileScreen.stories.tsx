import { expect, screen } from 'storybook/test';
import { checklist, forms } from '../../shared/resources/resourceFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Resources/Detail',
  ...aboutScreen({
    shows: 'One resource as members see it, with its access.',
    audience: 'Staff who maintain resources.',
    check: 'A broken link or a missing file is the first thing to see.',
  }),
  args: { path: '/resource-files/1', user: admin, data: () => ({ viewer: { resource: checklist({ isPublic: true }) } }) },
};
export default meta;

/** A file as members see it, with its access. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposal checklist');
    await expect(canvas.getByRole('link', { name: 'Edit resource file' })).toHaveAttribute('href', '/resource-files/1/edit');
    await expect(canvas.getByRole('link', { name: 'Yes, see its page' })).toHaveAttribute('href', '/resources/public/1');
    await expect(canvas.getByText('Freelancing Course')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download · 340\u00a0kB' })).toBeVisible();
  },
};

/** A link that failed on two nights. */
export const BrokenLink: Story = {
  args: { path: '/resource-files/10', data: () => ({ viewer: { resource: forms() } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, forms().name);
    await expect(canvas.getByText(/This link has not opened since 11\/06\/2025/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter another link' })).toHaveAttribute('href', '/resource-files/10/edit');
  },
};

/** A resource whose upload was interrupted. Members do not see it yet. */
export const WithoutFile: Story = {
  args: {
    data: () => ({ viewer: { resource: checklist({ awaitsFile: true, fileName: null, bytes: null, url: null, isInline: false }) } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposal checklist');
    await expect(canvas.getByText('Its file is missing. Upload it, so that members can open it.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Download/ })).toBeNull();
  },
};

/** A resource is archived and can be restored. */
export const Archived: Story = {
  args: {
    data: () => {
      const archived = checklist({ archivedAt: '2025-11-10T02:00:00Z' });
      return { viewer: { resource: afterMutation('setResourceArchived', checklist(), archived) }, setResourceArchived: archived };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Proposal checklist');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive resource file' }));
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.getByText('Archived')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { user: tribeTeam },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposal checklist');
    await expect(canvas.queryByRole('link', { name: 'Edit resource file' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
  },
};
