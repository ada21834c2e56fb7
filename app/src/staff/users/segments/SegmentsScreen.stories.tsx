import { expect, fn, screen, within } from 'storybook/test';
import { expectForbidden, expectPage } from '../../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../../testing/screenStory.ts';
import { members, peopleChoices } from '../peopleFixtures.ts';
import { cebu, shared, unusable } from './segmentFixtures.ts';

const ARRIVES = { timeout: 10_000 };
const NO_PICTURES = { pictures: false };
const listed = (...segments: object[]) => ({ viewer: { segments: connection(segments) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Segments/List',
  ...aboutScreen({
    shows: 'Saved filters of the lists of people, the own ones and those that others share, with the number of people in each.',
    audience: 'Everyone on staff who opens the lists of people.',
    check: 'Own and shared segments are told apart, and filters that no longer work state it.',
  }),
  args: { path: '/community/members?tab=segments', user: admin, data: () => listed(cebu, shared, unusable), onMutation: fn() },
};
export default meta;

export const Filled: Story = {
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 3');
    const tabs = within(canvas.getByRole('navigation', { name: 'Members' }));
    await expect(tabs.getByRole('link', { name: 'Segments', current: 'page' })).toHaveAttribute('href', '/community/members?tab=segments');
    await expect(canvas.getByRole('link', { name: cebu.name })).toHaveAttribute('href', cebu.path);
    await expect(canvas.getByText('A group of this segment is archived. It still selects the people in it.')).toBeVisible();
    await expect(canvas.getByText('Cannot be used')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: unusable.name })).toBeNull();
    await expect(canvas.queryByRole('button', { name: `Actions for ${shared.name}` })).toBeNull();
  },
};

export const Empty: Story = {
  args: { user: coach, data: () => listed() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Members 0');
    await expect(canvas.getByText('Filter the members or non-members, then choose Save as segment. It appears here.')).toBeVisible();
  },
};

/** Sharing a segment shows its link. */
export const Sharing: Story = {
  args: {
    data: () => ({
      viewer: { segments: afterMutation('shareSegment', connection([cebu]), connection([{ ...cebu, isShared: true }])) },
      shareSegment: { ...cebu, isShared: true, revision: 2 },
    }),
  },
  parameters: NO_PICTURES,
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${cebu.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Share ${cebu.name}` }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await expect(await dialog.findByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(dialog.getByText(new RegExp(cebu.link.split('=')[1] ?? ''))).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith('shareSegment', { databaseId: 7, isShared: true });
  },
};

/** Deleting a segment states what it means for others and for announcements. */
export const Deleting: Story = {
  args: {
    data: () => ({
      viewer: { segments: afterMutation('deleteSegment', connection([cebu]), connection([])) },
      deleteSegment: { user: { id: '1' } },
    }),
  },
  parameters: NO_PICTURES,
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Members 1');
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${cebu.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/The people in it stay/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete segment' }));
    await expect(await canvas.findByText('No data here')).toBeVisible();
  },
};

/** The filters of the list of members are saved as a segment. */
export const Saving: Story = {
  args: {
    path: '/community/members?province=Cebu&expiring=soon&sort=name&page=2',
    data: () => ({
      viewer: { peopleChoices, members: connection(members, { totalCount: 17 }), segments: connection([]) },
      saveSegment: cebu,
    }),
  },
  parameters: NO_PICTURES,
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Members 17');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as segment' }));
    // The form replaces its skeleton.
    const name = await screen.findByRole('textbox', { name: 'Name' }, ARRIVES);
    const dialog = within(screen.getByRole('dialog', { name: 'Save as segment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save segment' }));
    await expect(name).toHaveAccessibleDescription(/Name is required/);
    await userEvent.type(name, cebu.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save segment' }));
    await expect(await screen.findByText('Segment saved. Only you see it.', undefined, ARRIVES)).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith(
      'saveSegment',
      expect.objectContaining({ input: { name: cebu.name, list: 'MEMBERS', search: expect.stringContaining('province=Cebu') } }),
    );
  },
};

/** A link to a segment that was deleted or is not shared. */
export const NoSuchSegment: Story = {
  args: {
    path: '/community/members?segment=gone',
    data: () => ({ viewer: { peopleChoices, members: connection(members), segmentByKey: null } }),
  },
  parameters: NO_PICTURES,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Segment not found');
    await expect(canvas.getByRole('link', { name: 'See all members' })).toHaveAttribute('href', '/community/members');
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
