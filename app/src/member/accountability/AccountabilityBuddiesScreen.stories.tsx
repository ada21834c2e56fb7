import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { checkIn, myCheckIns, narra, THIS_WEEK } from '../../shared/accountability/accountabilityFixtures.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { connectionLost, expectFailed, expectLoading, expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';

const onMutation = fn();

/** The viewer in the group Narra, without a check-in of this week yet. */
const viewer = (more: object = {}) => ({
  checkInWeek: THIS_WEEK,
  checkInStreak: 4,
  myCheckIns,
  accountabilityChoices: { meets: 'EVENING', allowsBuddy: true },
  ledAccountabilityGroups: [],
  mySelectionRound: null,
  myAccountabilityGroup: narra(),
  ...more,
});

const checkedIn = (more: object = {}) => [...myCheckIns, checkIn(5, THIS_WEEK, 'DONE', { next: '', ...more })];

const meta: ScreenMeta = {
  title: 'Screens/Member/Accountability/Buddies',
  ...aboutScreen({
    shows: 'The check-in of this week, the buddies of the accountability group, and the groups that the person leads.',
    audience: 'Members of accountability groups and their team leads.',
    check: 'One tap checks in. Nothing that was typed is lost when saving fails, and a request for help is not shown to buddies.',
  }),
  args: { path: '/accountability-buddies', user: member, data: () => ({ viewer: viewer() }), onMutation },
};
export default meta;

/** Before the check-in of this week: the answer of the team lead to the last one, the buddies, and eight weeks. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Narra');
    await expect(canvas.getByText('5 members · led by Maria Santos')).toBeVisible();
    await expect(canvas.getByText('4 weeks in a row')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('One tap is enough, until Sunday, 11:59 PM, Manila time.')).toBeVisible();
    await expect(canvas.getByText('Maria Santos answered your check-in of last week')).toBeVisible();
    await expect(canvas.getByText('Thursdays at 7:30 PM, Manila time')).toBeVisible();
    const buddies = within(canvas.getByRole('list', { name: 'Your buddies' }));
    await expect(buddies.getAllByRole('listitem')[1]).toHaveTextContent('Benjie TorresNot yet this week');
    await expect(buddies.queryByText(/help/)).toBeNull();
  },
};

/** A tap on an answer saves at once; the next step and the request for help follow with the button. */
export const CheckingIn: Story = {
  args: {
    data: () => ({
      viewer: viewer({
        myCheckIns: afterMutation('saveCheckIn', myCheckIns, checkedIn(), checkedIn({ next: 'Ten proposals by Friday.', needsHelp: true })),
      }),
      saveCheckIn: checkIn(5, THIS_WEEK, 'DONE', { next: '' }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(onMutation).toHaveBeenCalledWith('saveCheckIn', {
        week: THIS_WEEK,
        input: { answer: 'DONE', next: '', needsHelp: false },
      }),
    );
    await expect(await canvas.findByText('Saved. You can change it until Sunday, 11:59 PM, Manila time.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Next step/ }), 'Ten proposals by Friday.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I need help' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onMutation).toHaveBeenCalledWith('saveCheckIn', {
        week: THIS_WEEK,
        input: { answer: 'DONE', next: 'Ten proposals by Friday.', needsHelp: true },
      }),
    );
  },
};

/** The button without an answer: the message is at the answers, and nothing is sent. */
export const WithoutAnswer: Story = {
  parameters: { pictures: false },
  beforeEach: () => void onMutation.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Next step/ }), 'Ten proposals.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('Your week is required')).at(-1)).toBeVisible();
    await expect(onMutation).not.toHaveBeenCalled();
  },
};

/** The page stayed open over Sunday night. The text stays, and the new week is one press away. */
export const WeekIsOver: Story = {
  args: {
    data: () => ({
      viewer: viewer({ checkInWeek: afterMutation('saveCheckIn', THIS_WEEK, '2025-11-17'), myCheckIns: checkedIn() }),
      saveCheckIn: new RequestError('That week is over. Check in for this week instead.', 'CONFLICT'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    const field = canvas.getByRole('textbox', { name: /^Next step/ });
    await userEvent.type(field, 'Ten proposals by Friday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Partly' }));
    await expect(await canvas.findByText('That week is over. Check in for this week instead.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the new week' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load the new week' })).toBeNull());
    await expect(field).toHaveValue('Ten proposals by Friday.');
    await expect(canvas.getByText('One tap is enough, until Sunday, 11:59 PM, Manila time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onMutation).toHaveBeenLastCalledWith('saveCheckIn', {
        week: '2025-11-17',
        input: { answer: 'PARTLY', next: 'Ten proposals by Friday.', needsHelp: false },
      }),
    );
  },
};

/** Without a connection nothing is lost. */
export const Offline: Story = {
  args: { data: () => ({ viewer: viewer(), saveCheckIn: connectionLost }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Next step/ }), 'Ten proposals by Friday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(connectionLost.message)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Next step/ })).toHaveValue('Ten proposals by Friday.');
    await expect(canvas.queryByRole('button', { name: 'Load the new week' })).toBeNull();
  },
};

/** The choices save at once. A choice that is refused goes back. */
export const Choosing: Story = {
  args: { data: () => ({ viewer: viewer(), saveAccountabilityChoices: serverFailure }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Narra');
    await userEvent.click(canvas.getByRole('switch', { name: 'A buddy may be asked to write to me when I miss a week' }));
    await expect(await screen.findByText(serverFailure.message)).toBeVisible();
    await expect(onMutation).toHaveBeenCalledWith('saveAccountabilityChoices', { meets: 'EVENING', allowsBuddy: false });
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** A member without a group, who says when they can meet. */
export const Empty: Story = {
  args: {
    data: () => ({
      viewer: viewer({
        myAccountabilityGroup: null,
        myCheckIns: [],
        checkInStreak: 0,
        accountabilityChoices: {
          meets: afterMutation('saveAccountabilityChoices', null, 'MORNING'),
          allowsBuddy: true,
        },
      }),
      saveAccountabilityChoices: { meets: 'MORNING', allowsBuddy: true },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Accountability Group');
    await expect(canvas.getByText('You are not in an accountability group yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Done' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'I can meet' }), 'In the morning');
    await waitFor(() => expect(onMutation).toHaveBeenCalledWith('saveAccountabilityChoices', { meets: 'MORNING', allowsBuddy: true }));
    await expect(canvas.getByRole('combobox', { name: 'I can meet' })).toHaveDisplayValue('In the morning');
  },
};

/** A new group: no meeting, no chat, no buddies and no check-ins. */
export const NewGroup: Story = {
  args: {
    data: () => ({
      viewer: viewer({
        checkInStreak: 0,
        myCheckIns: [],
        myAccountabilityGroup: narra({ leader: null, meetingDay: null, meetingTime: null, chatLink: null, memberCount: 1, buddies: [] }),
      }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Narra');
    await expect(canvas.getByText('1 member · no team lead yet')).toBeVisible();
    await expect(canvas.getByText('Your group has no weekly meeting yet.')).toBeVisible();
    await expect(canvas.getByText(/^You are the first in this group/)).toBeVisible();
    await expect(canvas.getByText('Your check-ins appear here once you send the first one.')).toBeVisible();
  },
};

/** A person who leads groups and is in none: links to their grids. */
export const Leading: Story = {
  args: {
    data: () => ({
      viewer: viewer({
        myAccountabilityGroup: null,
        myCheckIns: [],
        ledAccountabilityGroups: [narra(), narra({ databaseId: 6, name: 'Molave', checkedInCount: 6, memberCount: 6, needHelpCount: 0 })],
      }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Accountability Group');
    await expect(canvas.getByRole('link', { name: 'Narra' })).toHaveAttribute('href', '/admin-accountability-group?id=5');
    await expect(canvas.getByText('6 of 6')).toBeVisible();
    await expect(canvas.queryByText('You are not in an accountability group yet')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** A person who is in one group and leads another sees both parts. */
export const InOneLeadingAnother: Story = {
  args: { data: () => ({ viewer: viewer({ ledAccountabilityGroups: [narra({ databaseId: 6, name: 'Molave' })] }) }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Narra');
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Molave' })).toBeVisible();
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
