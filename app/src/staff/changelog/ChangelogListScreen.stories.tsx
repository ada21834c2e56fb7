import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { checkIn, darkTheme, type EntryFixture, moveUp } from './changelogFixtures.ts';

const ARRIVES = { timeout: 10_000 };
const listed = (...entries: EntryFixture[]) => ({ viewer: { changelog: connection(entries) } });
const PUBLISHED = { ...darkTheme, revision: 3, status: 'PUBLISHED', publishedAt: '2025-11-12T02:00:00.000Z' };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Changelog/List',
  ...aboutScreen({
    shows: 'The entries of the change log, drafts and published, with the editor in a drawer.',
    audience: 'Staff who write about what is new.',
    check: 'The preview reads as the public page does, and publishing is a separate decision.',
  }),
  args: { path: '/feature-changelog', user: admin, data: () => listed(darkTheme, moveUp, checkIn), onMutation: fn() },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Feature change log 3');
    await expect(canvas.getByRole('link', { name: darkTheme.title })).toHaveAttribute('href', '/feature-changelog?id=6');
    await expect(canvas.getByRole('link', { name: 'Drafts' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Ask to move up.*Scheduled/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Feature change log 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** An entry as readers will see it. Staff publish it from here. */
export const Draft: Story = {
  args: {
    path: '/feature-changelog?id=6',
    data: () => ({
      viewer: {
        changelog: afterMutation('publishChangelogEntry', connection([darkTheme]), connection([PUBLISHED])),
        changelogEntry: afterMutation('publishChangelogEntry', darkTheme, PUBLISHED),
      },
      publishChangelogEntry: PUBLISHED,
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Feature change log 1');
    const drawer = within(await screen.findByRole('dialog', { name: darkTheme.title }, ARRIVES));
    await expect(drawer.getByText('your phone')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Publish' }));
    await expect(await drawer.findByRole('link', { name: 'See the public page' })).toHaveAttribute('href', '/changelog');
    await expect(args.onMutation).toHaveBeenCalledWith('publishChangelogEntry', { databaseId: 6, revision: 2, published: true });
    await expect(drawer.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  },
};

/** A new entry is a draft and opens once it is saved. */
export const NewEntry: Story = {
  args: {
    data: () => ({
      viewer: {
        changelog: connection([checkIn]),
        changelogEntry: ({ databaseId }: { databaseId: number }) => (databaseId === 6 ? darkTheme : null),
        markdownPreview: [['p', {}, ['Follows ', ['strong', {}, ['your phone']]]]],
      },
      saveChangelogEntry: darkTheme,
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Feature change log 1');
    await userEvent.click(canvas.getByRole('button', { name: 'New entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New entry' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Title is required/));
    await userEvent.type(title, darkTheme.title);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), darkTheme.body);
    await userEvent.click(dialog.getByRole('tab', { name: 'Preview' }));
    const preview = within(await dialog.findByRole('tabpanel', { name: 'Preview' }));
    await expect((await preview.findByText('your phone', undefined, ARRIVES)).tagName).toBe('STRONG');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await expect(await screen.findByRole('dialog', { name: darkTheme.title }, ARRIVES)).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith(
      'saveChangelogEntry',
      expect.objectContaining({ input: { title: darkTheme.title, body: darkTheme.body } }),
    );
  },
};

/** Another user saved the entry in the meantime. The typed text stays. */
export const Overtaken: Story = {
  args: {
    path: '/feature-changelog?id=6',
    data: () => ({
      viewer: { changelog: connection([darkTheme]), changelogEntry: darkTheme },
      saveChangelogEntry: overtaken('changelog entry'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Feature change log 1');
    const drawer = within(await screen.findByRole('dialog', { name: darkTheme.title }, ARRIVES));
    await userEvent.click(drawer.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }, ARRIVES));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Dark theme');
    await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(title).toHaveValue('Dark theme');
  },
};

/** Archives an entry from the list after a confirmation. */
export const Archiving: Story = {
  args: {
    data: () => ({
      viewer: { changelog: afterMutation('setChangelogEntryArchived', connection([checkIn]), connection([])) },
      setChangelogEntryArchived: { ...checkIn, status: 'ARCHIVED' },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Feature change log 1');
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${checkIn.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('It is removed from the public page at once. You can restore it.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Archive entry' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Feature change log 0'));
  },
};

export const NoSuchEntry: Story = {
  args: { path: '/feature-changelog?id=99', data: () => ({ viewer: { changelog: connection([checkIn]), changelogEntry: null } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Feature change log 1');
    await expect(await screen.findByRole('dialog', { name: 'Entry not found' }, ARRIVES)).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
