import type { SessionUser } from '@atlas/domain/access';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, coach, userAs } from '../../testing/storyUsers.ts';
import { managed, members, STAGE } from './stageFixtures.ts';

const stage = { id: STAGE.databaseId, number: STAGE.number, name: STAGE.name };
const leader: SessionUser = { ...coach, managedStage: stage, stagesAsReviewer: [stage] };

const meta: ScreenMeta = {
  title: 'Screens/Leader/Journey/Manage stage',
  ...aboutScreen({
    shows: 'The members of a stage with their progress, the stuck ones first.',
    audience: 'Leaders of stages and staff who manage them.',
    check: 'Members who wait for a reviewer, and an export of the same rows.',
  }),
  args: { path: '/stages/manage-stage', user: leader, data: () => managed(), onMutation: fn() },
};
export default meta;

/** The members of the leader's stage, those who are stuck first, and the requests that wait. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Manage stage 4');
    await expect(canvas.getByText('Stage 3: Build your portfolio')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review 1 request to move up' })).toHaveAttribute('href', '/review-move-up/3');
    await expect(canvas.getByRole('link', { name: /^Stuck.*2 members/ })).toHaveAttribute('href', '/stages/manage-stage?state=stuck');
    const [first] = canvas.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent(/Sheila Ocampo.*Stuck for 37 days/);
    await expect(canvas.getAllByRole('progressbar')[1]).toHaveAttribute('aria-valuetext', '4 of 7 tasks');
    await expect(canvas.getByRole('link', { name: 'Anna Lim' })).toHaveAttribute('href', '/community/members/74?tab=journey');
    await expect(canvas.queryByRole('button', { name: 'Adjust XP' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull();
  },
};

/** A team lead cannot open pages of people; names lead to profiles. */
export const TeamLead: Story = {
  args: { user: { ...userAs('team-lead'), managedStage: stage } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Manage stage 4');
    await expect(canvas.getByRole('link', { name: 'Anna Lim' })).toHaveAttribute('href', '/profile/anna-lim');
    await expect(canvas.queryByRole('link', { name: /to move up$/ })).toBeNull();
  },
};

/** Staff have the members of every stage, with a filter, and adjust XP. */
export const Staff: Story = {
  args: {
    user: admin,
    data: () => ({ ...managed(members, null), adjustXp: { id: 'UserStageProgress-71', points: 520 } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Manage stage 4');
    await expect(canvas.getAllByText('Stage 3: Build your portfolio')).toHaveLength(4);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Adjust XP' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust the XP of Sheila Ocampo' }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: /XP/ }), '50');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Helped at the event');
    await userEvent.click(dialog.getByRole('button', { name: 'Save adjustment' }));
    await expect(await screen.findByText('Sheila Ocampo now has 520 XP.')).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith(
      'adjustXp',
      expect.objectContaining({ userId: 71, points: 50, reason: 'Helped at the event' }),
    );
  },
};

/** An adjustment with invalid values: each field has its message, and nothing is sent. */
export const AdjustingXp: Story = {
  args: Staff.args!,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Manage stage 4');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Adjust XP' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust the XP of Sheila Ocampo' }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: /XP/ }), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save adjustment' }));
    await waitFor(() =>
      expect(dialog.getByRole('spinbutton', { name: /XP/ })).toHaveAccessibleDescription(/XP must be more or less than 0/),
    );
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Reason is required/);
    await expect(args.onMutation).not.toHaveBeenCalled();
  },
};

/** The server refuses to take more XP than there is; the form keeps its values. */
export const XpRefused: Story = {
  args: {
    ...Staff.args,
    data: () => ({
      ...managed(members, null),
      adjustXp: new RequestError('Some fields need another look.', 'BAD_USER_INPUT', {
        points: 'This person has 470 XP, so at most 470 XP can be taken.',
      }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Manage stage 4');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Adjust XP' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust the XP of Sheila Ocampo' }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: /XP/ }), '-500');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Counted twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Save adjustment' }));
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: /XP/ })).toHaveAccessibleDescription(/at most 470 XP/));
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Counted twice');
  },
};

export const Empty: Story = {
  args: { data: () => managed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Manage stage 0');
    await expect(canvas.getByText('No one is in this stage')).toBeVisible();
  },
};

/** A coach who manages no stage. */
export const WithoutStage: Story = {
  args: { user: coach, data: () => managed([], null) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Manage stage 0');
    await expect(canvas.getByText('You do not manage a stage')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/stages/manage-stage?q=watercolor', data: () => managed([]) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Manage stage 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { network: 'pending' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  parameters: { pictures: false },
  play: ({ canvas }) => expectFailed(canvas),
};
