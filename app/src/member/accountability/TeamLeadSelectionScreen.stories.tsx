import { expect, fn, waitFor, within } from 'storybook/test';
import { ana, choice, openRound, paolo, rankedRound } from '../../shared/accountability/roundsFixtures.ts';
import { RequestError } from '../../session/RequestError.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';

const TITLE = 'Choose a team lead';
const dataOf = (round: object | null) => () => ({ viewer: { mySelectionRound: round } });

const meta: ScreenMeta = {
  title: 'Screens/Member/Accountability/TeamLeads',
  ...aboutScreen({
    shows: 'The round in which a member chooses their accountability team lead, with the leads and their seats.',
    audience: 'Members for whom a round is open, to come, or over.',
    check: 'The state of the round comes first. A lead who cannot be chosen states why.',
  }),
  args: { path: '/accountability-team-lead-selection', user: member, data: dataOf(openRound()) },
};
export default meta;

/** An open round that is first come, first served: one lead has room, one is full. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Choose one team lead until Mon, Nov 17 · 8:00 PM, Manila time')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByText('3 of 8 seats left')).toBeVisible();
    await expect(canvas.getByText('Full')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ana Cruz' })).toHaveAttribute('href', '/accountability-team-lead-selection/41');
  },
};

/** A member takes a seat, after a confirmation. */
export const Choose: Story = {
  args: {
    data: () => ({
      viewer: { mySelectionRound: openRound({ myChoices: afterMutation('chooseTeamLead', [], [choice(ana, 1, true)]) }) },
      chooseTeamLead: openRound(),
    }),
    onMutation: fn(),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Ana Cruz' }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Choose Ana Cruz?' }));
    await expect(dialog.getByText('You get a seat now. You can give it up until Mon, Nov 17 · 8:00 PM, Manila time.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take the seat' }));
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('chooseTeamLead', { databaseId: 4, leadIds: [41] }));
    await expect(await canvas.findByText('You have a seat with Ana Cruz')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Give up the seat' })).toBeVisible();
  },
};

/** A member ranks two leads by tap, and changes their order with the keyboard. */
export const Rank: Story = {
  args: {
    data: () => ({
      viewer: { mySelectionRound: rankedRound({ myChoices: afterMutation('chooseTeamLead', [], [choice(paolo, 1), choice(ana, 2)]) }) },
      chooseTeamLead: rankedRound(),
    }),
    onMutation: fn(),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Rank Ana Cruz' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rank Paolo Reyes' }));
    await expect(canvas.getByRole('button', { name: 'Wish 2: Paolo Reyes' })).toBeVisible();
    canvas.getByRole('button', { name: 'Move Paolo Reyes' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('1. Paolo Reyes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save wishes' }));
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('chooseTeamLead', { databaseId: 5, leadIds: [42, 41] }));
    await expect(await canvas.findByText('Your wishes are saved', { exact: true })).toBeVisible();
  },
};

/** The round closes while a member ranks: the wishes on the page stay, and the page states that they were not sent. */
export const ClosedMeanwhile: Story = {
  args: {
    data: () => ({
      viewer: { mySelectionRound: rankedRound({ state: afterMutation('chooseTeamLead', 'OPEN', 'CLOSED') }) },
      chooseTeamLead: () => {
        throw new RequestError('This round has closed. Your choice was not saved.', 'CONFLICT');
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Rank Ana Cruz' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save wishes' }));
    await expect(await canvas.findByText('The round closed before you saved')).toBeVisible();
    await expect(canvas.getByText('These wishes were not sent: 1. Ana Cruz. Ask staff to place you.')).toBeVisible();
  },
};

const state = (round: object, text: string): Story => ({
  args: { data: dataOf(round) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText(text)).toBeVisible();
  },
});

const UPCOMING = {
  state: 'UPCOMING',
  opensAt: '2025-11-20T00:00:00Z',
  closesAt: '2025-11-27T12:00:00Z',
  whyNot: 'This round is not open yet.',
};

/** A round that opens later. */
export const Before = state(openRound(UPCOMING), 'Opens Thu, Nov 20 · 8:00 AM, Manila time');
/** A member with a seat. */
export const Chosen = state(openRound({ myChoices: [choice(ana, 1, true)] }), 'You have a seat with Ana Cruz');
/** A member whose wishes are saved. */
export const Ranked = state(rankedRound({ myChoices: [choice(paolo, 1), choice(ana, 2)] }), 'Your wishes are saved');
/** A ranked round that is closed. */
export const Closed = state(
  rankedRound({ state: 'CLOSED', myChoices: [choice(ana)], whyNot: 'This round has closed.' }),
  'The seats are being assigned. You will be notified of the result.',
);
/** The result: a seat. */
export const Announced = state(
  rankedRound({ state: 'ANNOUNCED', myChoices: [choice(paolo, 1), choice(ana, 2, true)], whyNot: 'This round has closed.' }),
  'Your team lead is Ana Cruz',
);
/** The result: no seat. */
export const NotPlaced = state(
  rankedRound({ state: 'ANNOUNCED', myChoices: [choice(paolo, 1), choice(ana, 2)], whyNot: 'This round has closed.' }),
  'No seat was left for you',
);
/** A lead of the round looks at it. */
export const OwnLead = state(openRound({ whyNot: 'You are a team lead in this round.' }), 'You are a team lead in this round.');

/** No round is for the member. */
export const Empty: Story = {
  args: { data: dataOf(null) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('There is no round for you now')).toBeVisible();
  },
};
