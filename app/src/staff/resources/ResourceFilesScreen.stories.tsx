import { expect, fn, screen } from 'storybook/test';
import { everyKind, resourceFile } from '../../shared/resources/resourceFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const awaiting = resourceFile({
  databaseId: 30,
  name: 'Voice over sampler',
  kind: 'AUDIO',
  fileName: null,
  bytes: null,
  url: null,
  awaitsFile: true,
});
const requested = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Resources/List',
  ...aboutScreen({
    shows: 'All resources with kind, access and problems.',
    audience: 'Staff who maintain resources.',
    check: 'Problems are seen in the list without opening a row.',
  }),
  args: { path: '/resource-files', user: admin, data: () => ({ viewer: { resources: connection([awaiting, ...everyKind().slice(1)]) } }) },
};
export default meta;

/** Active resources, newest first, with their problems. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resource files 10');
    await expect(canvas.getByRole('link', { name: 'Add Resource File' })).toHaveAttribute('href', '/resource-files/new');
    await expect(canvas.getByRole('link', { name: 'Rate calculator' })).toHaveAttribute('href', '/resource-files/5');
    await expect(canvas.getByText('Broken link', { selector: 'td *' })).toBeVisible();
    await expect(canvas.getByText('No file yet')).toBeVisible();
  },
};

/** Users without the flags cannot add or change resources. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resource files 10');
    await expect(canvas.queryByRole('link', { name: 'Add Resource File' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** The address restores search, filters and order. */
export const FromTheAddress: Story = {
  args: {
    path: '/resource-files?q=forms&kind=link,pdf&public=no&affiliates=no&link=broken&sort=name',
    data: () => ({
      viewer: {
        resources: (given: object) => {
          requested(given);
          return connection(everyKind().slice(-1));
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resource files 1');
    await expect(requested.mock.lastCall?.[0]).toMatchObject({
      filter: { search: 'forms', kind: ['LINK', 'PDF'], isPublic: false, forAffiliates: false, hasBrokenLink: true, archived: null },
      sort: { by: 'name', descending: false },
    });
    for (const kind of ['Web link', 'PDF']) await expect(canvas.getByRole('button', { name: `Remove filter Kind: ${kind}` })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Link' })).toHaveDisplayValue('Broken link');
  },
};

/** A resource is archived from its row, and the list updates. */
export const RowActions: Story = {
  args: {
    data: () => {
      const [, ...all] = everyKind();
      return {
        viewer: { resources: afterMutation('setResourceArchived', connection(all), connection(all.slice(1))) },
        setResourceArchived: all[0],
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Resource files 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Calm palette for social posts' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/resource-files/2/edit');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive resource file' }));
    await expectPage(canvas, 'Resource files 8');
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/resource-files?link=broken', data: () => ({ viewer: { resources: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resource files 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: {} }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Resource files 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};
