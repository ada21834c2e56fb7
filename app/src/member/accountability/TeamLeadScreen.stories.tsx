import { expect, fn, waitFor } from 'storybook/test';
import { ana, choice, openRound, paolo, rankedRound, rankedSeats, seats } from '../../shared/accountability/roundsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';

const open = (more: object = {}) => ({ viewer: { mySelectionRound: openRound({ seat: seats[0], ...more }) } });
const ranked = (more: object = {}) => ({ viewer: { mySelectionRound: rankedRound({ seat: rankedSeats[0], ...more }) } });

const meta: ScreenMeta = {
  title: 'Screens/Member/Accountability/TeamLead',
  ...aboutScreen({
    shows: 'A team lead of the open round: the text about them, their meeting, and the seats that are left.',
    audience: 'Members who choose an accountability team lead.',
    check: 'The button states what it does, or why it cannot be pressed.',
  }),
  args: { path: '/accountability-team-lead-selection/41', user: member, data: () => open() },
};
export default meta;

/** A lead with seats left. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Ana Cruz');
    await expect(canvas.getByText('Sundays at 7:30 PM, Manila time')).toBeVisible();
    await expect(canvas.getByText('3 of 8 seats left')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Ana Cruz' })).toBeEnabled();
  },
};

/** The member has the seat. */
export const Chosen: Story = {
  args: { data: () => open({ myChoices: [choice(ana, 1, true)] }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Ana Cruz');
    await expect(canvas.getByRole('button', { name: 'Give up the seat' })).toBeVisible();
  },
};

/** A lead without seats. */
export const Full: Story = {
  args: { path: '/accountability-team-lead-selection/43', data: () => open({ seat: seats[2] }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Rowena Aquino');
    await expect(canvas.getByText('All seats of this team lead are taken. Choose another one.')).toBeInTheDocument();
    await expect(canvas.getByText('Rowena Aquino has not written anything yet.')).toBeVisible();
  },
};

/** In a ranked round the lead becomes the next wish. */
export const Ranked: Story = {
  args: {
    data: () => ({
      ...ranked({ myChoices: afterMutation('chooseTeamLead', [choice(paolo)], [choice(paolo), choice(ana, 2)]) }),
      chooseTeamLead: rankedRound(),
    }),
    onMutation: fn(),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, 'Ana Cruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Add as wish 2' }));
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('chooseTeamLead', { databaseId: 5, leadIds: [42, 41] }));
    await expect(await canvas.findByText('Wish 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take off your wishes' })).toBeVisible();
  },
};

/** After the closing there is nothing to choose. */
export const Closed: Story = {
  args: { data: () => open({ state: 'CLOSED', whyNot: 'This round has closed.' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Ana Cruz');
    await expect(canvas.getByText('This round is closed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose Ana Cruz' })).toBeNull();
  },
};

/** Someone who does not lead in the round. */
export const NotFound: Story = {
  args: { path: '/accountability-team-lead-selection/999', data: () => open({ seat: null }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
