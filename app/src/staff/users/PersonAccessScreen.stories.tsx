import { expect, fn, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, coach, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { changesOfKristine, kristine, levelsToGive } from './peopleFixtures.ts';

const TITLE = 'Kristine Joy Mercado';
const sent = fn();
const [heldAsMember, heldAsCoach] = kristine.heldLevels;

const showing = (person: object, more: object = {}) => ({
  viewer: {
    member: person,
    levelsToGive,
    auditEntries: connection(changesOfKristine),
    courses: connection([{ databaseId: 5, name: 'Proposals that get answered' }]),
  },
  ...more,
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/PersonAccess',
  ...aboutScreen({
    shows: 'The access levels of a person, their sign-in, and why an item is locked.',
    audience: 'Staff who solve “I cannot open it”.',
    check: 'The check answers in one sentence for each access level. Viewing as the person needs a reason.',
  }),
  args: { path: '/community/members/61?tab=access', user: admin, onMutation: sent, data: () => showing(kristine) },
};
export default meta;

/** The access levels of a person with their dates, and the latest changes. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('row', { name: /^Coach 09\/01\/2025/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Coach' })).toBeEnabled();
    await expect(canvas.getByText('Cannot open lesson 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All changes' })).toHaveAttribute(
      'href',
      '/info-logs-report?tab=audit&subject=user&record=61',
    );
  },
};

/** The dialog offers only access levels that the person does not hold yet. */
export const Gives: Story = {
  args: {
    data: () => {
      const given = { ...kristine, heldLevels: [...kristine.heldLevels, { since: '2025-11-17T02:00:00Z', accessLevel: levelsToGive[0] }] };
      return showing(kristine, { giveAccessLevel: given });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Give access level' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Give ${TITLE} an access level` }));
    await expect(dialog.queryByRole('option', { name: 'Member' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Give access level' }));
    await expect(await dialog.findAllByText('Choose an access level')).not.toHaveLength(0);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Access level' }), 'Affiliate');
    await userEvent.click(dialog.getByRole('button', { name: 'Give access level' }));
    await expect(await screen.findByText(`${TITLE} holds Affiliate now.`)).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('giveAccessLevel', { databaseId: 61, accessLevelId: 7 });
  },
};

/** The server rejects the change. The dialog shows the reason. */
export const TakeRefused: Story = {
  args: { data: () => showing(kristine, { takeAccessLevel: new RequestError('There must be at least one administrator.', 'CONFLICT') }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Coach' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove access level' }));
    await expect(await screen.findByText('There must be at least one administrator.')).toBeVisible();
  },
};

/** A level that allows more than the viewer's own cannot be taken. */
export const Higher: Story = {
  args: {
    user: tribeTeam,
    data: () => {
      const whyNotTaken = 'This access level allows something that yours does not, so you can neither give nor take it.';
      return showing({
        ...kristine,
        heldLevels: [heldAsMember, { ...heldAsCoach, whyNotTaken, accessLevel: { databaseId: 13, name: 'Admin', role: 'ADMIN' } }],
      });
    },
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('button', { name: 'Remove Admin' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'View as Kristine Joy' })).toBeNull();
  },
};

/** Users cannot change their own access levels. */
export const Oneself: Story = {
  args: { path: '/community/members/1?tab=access', data: () => showing({ ...kristine, databaseId: 1, name: 'Aileen Bautista' }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Aileen Bautista');
    await expect(canvas.getByText('You cannot change your own access levels.')).toBeVisible();
    for (const name of ['Remove Coach', 'Give access level', 'Archive', 'View as Kristine Joy', 'Sign out everywhere'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** The access check gives a result for each access level. */
export const WhyLocked: Story = {
  args: {
    data: () =>
      showing({
        ...kristine,
        explainedAccess: [
          {
            levelName: 'Member',
            opens: false,
            lock: {
              text: 'Your membership expired on Saturday, 06/14/2025 and your access ended on Saturday, 06/28/2025. Renew to get your access back.',
            },
          },
          { levelName: 'Coach', opens: true, lock: null },
        ],
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Proposals that get answered' }));
    await expect(await canvas.findByText('Member: locked')).toBeVisible();
    await expect(canvas.getByText(/your access ended on Saturday/)).toBeVisible();
    await expect(canvas.getByText('Coach: opens')).toBeVisible();
  },
};

/** Viewing as a person for half an hour requires a reason, which the person can read. */
export const Looks: Story = {
  args: {
    data: () =>
      showing(kristine, {
        startImpersonation: new RequestError('Your access level does not let you view as this person.', 'FORBIDDEN'),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'View as Kristine Joy' }));
    const dialog = within(await screen.findByRole('dialog', { name: `View as ${TITLE}` }));
    await expect(dialog.getByText(/For 30 minutes at most/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'View as Kristine Joy' }));
    await expect(await dialog.findAllByText('Say why, in a few words')).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cannot open lesson 3');
    await userEvent.click(dialog.getByRole('button', { name: 'View as Kristine Joy' }));
    await expect(await dialog.findByText('Your access level does not let you view as this person.')).toBeVisible();
  },
};

/** The confirmation states the number of browsers that were signed out. */
export const SignsOut: Story = {
  args: { data: () => showing(kristine, { endSessions: 2, revokePasswordResets: 0 }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await screen.findByText(`${TITLE} was signed out in 2 browsers.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reset codes' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel reset codes' }));
    await expect(await screen.findByText('There were no open reset codes or links.')).toBeVisible();
  },
};

/** A person who lost both the phone and the recovery codes. */
export const LostPhone: Story = {
  args: {
    data: () => ({
      viewer: {
        ...showing(kristine).viewer,
        member: afterMutation('removeSecondFactor', { ...kristine, hasSecondFactor: true }, kristine),
      },
      removeSecondFactor: true,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step sign-in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn it off' }));
    await expect(await screen.findByText(`${TITLE} logs in with the password alone.`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off two-step sign-in' })).toBeNull();
  },
};

/** Users with read-only access see the levels and the access check. */
export const Coach: Story = {
  args: { user: coach },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('row', { name: /^Member/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Why can’t they open this?' })).toBeVisible();
    for (const name of ['Sign-in', 'Changes', 'View as Kristine Joy']) await expect(canvas.queryByRole('heading', { name })).toBeNull();
  },
};
