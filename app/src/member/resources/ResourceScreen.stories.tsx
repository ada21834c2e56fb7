import { expect } from 'storybook/test';
import {
  canva,
  checklist,
  film,
  palette,
  quietMinute,
  rateCalculator,
  resourceFile,
  script,
  slides,
  starterFolder,
  type ResourceFixture,
} from '../../shared/resources/resourceFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ended, lockAnswer, opensOnMonday } from '../shared/courseFixtures.ts';

const showing = (resource: ResourceFixture) => ({
  path: `/resources/my-resources/${resource.databaseId}`,
  data: () => ({ viewer: { resource } }),
});

const meta: ScreenMeta = {
  title: 'Screens/Member/Resources/Detail',
  ...aboutScreen({
    shows: 'One file or link, shown in place where a browser can show it.',
    audience: 'Members who open a resource, many of them on mobile data.',
    check: 'Each kind of file has its own preview and its own first action. Media load after a tap.',
  }),
  args: { user: member, ...showing(checklist()) },
};
export default meta;

/** A PDF, which opens in a new tab or is downloaded. Its size shows before that. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposal checklist');
    await expect(canvas.getByRole('link', { name: 'Open PDF · 340\u00a0kB' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Download · 340\u00a0kB' })).toHaveAttribute('download', 'proposal-checklist.pdf');
    await expect(canvas.getByText('One page to read before you press Send.')).toBeVisible();
  },
};

/** A picture, which loads after a tap. */
export const Image: Story = {
  parameters: { pictures: false },
  args: showing(palette),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Calm palette for social posts');
    await expect(await canvas.findByRole('button', { name: /Tap to load the picture/ })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Calm palette for social posts' })).toBeNull();
  },
};

export const Audio: Story = {
  parameters: { pictures: false },
  args: showing(quietMinute),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'One quiet minute before a call');
    await expect(await canvas.findByRole('button', { name: /Tap to listen/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download · 340\u00a0kB' })).toBeVisible();
  },
};

export const Video: Story = {
  parameters: { pictures: false },
  args: showing(
    resourceFile({ databaseId: 20, name: 'A call, recorded', kind: 'VIDEO', fileName: 'call.mp4', bytes: 24_000_000, isInline: true }),
  ),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'A call, recorded');
    await expect(await canvas.findByRole('button', { name: /Tap to load the video.*24\u00a0MB/ })).toBeVisible();
  },
};

/** A YouTube video, which plays in place after a tap or on YouTube. */
export const HostedVideo: Story = {
  parameters: { pictures: false },
  args: showing(film),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Film: letters that are easy to read');
    await expect(await canvas.findByRole('button', { name: /Tap to load the video/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', film.url);
    await expect(document.querySelector('iframe[title^="Film"]')).toBeNull();
  },
};

const downloads = (resource: ResourceFixture, size: string): Story => ({
  parameters: { pictures: false },
  args: showing(resource),
  play: async ({ canvas }) => {
    await expectPage(canvas, resource.name);
    await expect(canvas.getByRole('link', { name: `Download · ${size}` })).toHaveAttribute('href', resource.url);
    await expect(canvas.queryByRole('button', { name: /^Tap/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Open/ })).toBeNull();
  },
});
export const Slides: Story = downloads(slides, '340\u00a0kB');
export const Sheet: Story = downloads(rateCalculator, '340\u00a0kB');
export const Document: Story = downloads(script, '340\u00a0kB');
export const Archive: Story = downloads(starterFolder, '4.2\u00a0MB');

/** A link, with its destination. */
export const Link: Story = {
  parameters: { pictures: false },
  args: showing(canva),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Portfolio template in Canva');
    await expect(canvas.getByRole('link', { name: 'Open canva.com' })).toHaveAttribute('href', 'https://www.canva.com/templates/');
    await expect(canvas.getByText('Leads to canva.com, in a new tab.')).toBeVisible();
  },
};

/** A resource that opens on a later day: its size and kind show, but no link to the file. */
export const NotStarted: Story = {
  parameters: { pictures: false },
  args: showing(checklist({ lock: lockAnswer(opensOnMonday), url: null })),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposal checklist');
    await expect(await canvas.findByText('Not started yet. Opens on Monday, 11/17/2025.')).toBeVisible();
    await expect(canvas.getByText('PDF · 340 kB')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(?:Open|Download)/ })).toBeNull();
  },
};

/** A resource after the membership has ended. */
export const Expired: Story = {
  parameters: { pictures: false },
  args: showing(checklist({ lock: lockAnswer(ended), url: null })),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Proposal checklist');
    await expect(canvas.queryByRole('link', { name: /^(?:Open|Download)/ })).toBeNull();
  },
};

export const Missing: Story = {
  parameters: { pictures: false },
  args: { path: '/resources/my-resources/999', data: () => ({ viewer: { resource: null } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, /not found/i);
  },
};
