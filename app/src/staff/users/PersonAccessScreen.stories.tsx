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
            problem: 'Your membership expired.',
            lock: {
              text: 'Your membership expired on Saturday, 06/14/2025 and your access ended on Saturday, 06/28/2025. Renew to get your access back.',
            },
          },
          { levelName: 'Coach', opens: true, problem: null, lock: null },
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

/** A task is answered by the stage of the person, once for every access level. */
export const WhyNotTask: Story = {
  args: {
    data: () => ({
      ...showing({
        ...kristine,
        explainedAccess: [
          {
            levelName: 'Every access level',
            opens: false,
            problem: 'This task belongs to a different stage from the one you are in.',
            lock: null,
          },
        ],
      }),
      stages: [{ number: 2, tasks: [{ databaseId: 21, title: 'Choose your service' }] }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Task');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Task' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Stage 2: Choose your service' }));
    await expect(await canvas.findByText('Every access level: locked')).toBeVisible();
    await expect(canvas.getByText('This task belongs to a different stage from the one you are in.')).toBeVisible();
  },
};

/** A lesson is found through its course. */
export const WhyNotLesson: Story = {
  args: {
    data: () => ({
      viewer: {
        ...showing({
          ...kristine,
          explainedAccess: [{ levelName: 'Member', opens: false, problem: 'This is not published yet.', lock: null }],
        }).viewer,
        course: { units: [{ lessons: [{ databaseId: 121, name: 'What a proposal is for' }] }] },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Lesson');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Course' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Proposals that get answered' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Lesson' }));
    await userEvent.click(await screen.findByRole('option', { name: 'What a proposal is for' }));
    await expect(await canvas.findByText('This is not published yet.')).toBeVisible();
  },
};

/** Reasons in the account itself come before any question about one item. */
export const AccountReasons: Story = {
  args: {
    data: () =>
      showing({ ...kristine, isEmailConfirmed: false, membershipStatus: 'EXPIRED', paymentStanding: 'OVERDUE', accessLevelNames: [] }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    for (const text of [/hold no access level/, /membership has expired/, /payment is overdue/, /email is not confirmed/])
      await expect(canvas.getByText(text)).toBeVisible();
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
