import { REDIRECT_EXISTS } from '@atlas/domain/redirects';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, coach, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import {
  christmas,
  course,
  courseTrial,
  facebookMembers,
  facebookVisitors,
  membersTrial,
  oldBlog,
  type RuleFixture,
} from './redirectFixtures.ts';

const ARRIVES = { timeout: 10_000 };
const RULES = [facebookMembers, facebookVisitors, course, christmas];
const listed = (rules: readonly RuleFixture[] = RULES, more: object = {}) => ({
  viewer: { redirectHosts: ['example.com'], redirectRules: connection(rules), ...more },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Redirects/List',
  ...aboutScreen({
    shows: 'The redirect rules by priority, with a panel that tries a path.',
    audience: 'Staff who run campaigns.',
    check: 'The answer of the panel explains which rule applies and why the others do not.',
  }),
  args: { path: '/redirect-rules', user: admin, data: () => listed(), onMutation: fn() },
};
export default meta;
type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Tries a path for a member. */
async function tryPath(canvas: Canvas, userEvent: User, path: string): Promise<void> {
  const panel = within(canvas.getByRole('region', { name: 'Try a path' }));
  await userEvent.type(panel.getByRole('textbox', { name: 'Path' }), path);
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Opened by' }), 'Member');
  await userEvent.click(panel.getByRole('button', { name: 'Try path' }));
}

/** Rules by priority. A row names the funnel that its rule hides. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await expect(canvas.getByRole('row', { name: /\/freelancing-course.*hides the funnel Freelancing Course/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /\/christmas.*12\/01\/2025 to 12\/31\/2025.*Scheduled/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '1,284' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New rule' })).toBeVisible();
  },
};

/** Staff who may not change rules read and try them. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await expect(canvas.queryByRole('button', { name: 'New rule' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try path' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Redirect rules 0');
    await expect(canvas.getByText('Redirect rules appear here once you create one.')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/redirect-rules?audience=non-members', data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Redirect rules 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};

/** The answer names the rule that applies, the final address, and why the other rule does not. */
export const Tried: Story = {
  args: { data: () => listed(RULES, { tryRedirect: membersTrial }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await tryPath(canvas, userEvent, '/facebook?from=fb');
    await expect(await canvas.findByText('/facebook leads to /courses/my-courses?from=fb.', undefined, ARRIVES)).toBeVisible();
    const rules = within(canvas.getByRole('list', { name: 'Rules that cover this path' })).getAllByRole('listitem');
    await expect(rules.map(({ textContent }) => textContent)).toEqual([
      'Applies: /facebook to /courses/my-courses: This rule applies.',
      'Does not apply: /facebook to /free-lessons: It is for other people.',
    ]);
  },
};

/** A rule that hides a funnel, on a phone. */
export const TriedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { data: () => listed(RULES, { tryRedirect: courseTrial }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await tryPath(canvas, userEvent, '/freelancing-course');
    await expect(await canvas.findByText('The rule hides the funnel Freelancing Course.', undefined, ARRIVES)).toBeVisible();
  },
};

/** No rule covers the path, so the funnel opens. */
export const TriedWithoutRule: Story = {
  args: { data: () => listed(RULES, { tryRedirect: { ...courseTrial, target: null, rules: [] } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await tryPath(canvas, userEvent, '/freelancing-course');
    await expect(await canvas.findByText('No rule covers /freelancing-course.', undefined, ARRIVES)).toBeVisible();
    await expect(canvas.getByText('It opens the funnel Freelancing Course.')).toBeVisible();
  },
};

export const TriedInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await tryPath(canvas, userEvent, 'facebook');
    const path = canvas.getByRole('textbox', { name: 'Path' });
    await waitFor(() => expect(path).toHaveAccessibleDescription('Enter a path of this site, such as /webinar.'));
    await expect(path).toHaveFocus();
  },
};

export const TriedFailed: Story = {
  args: {
    data: () =>
      listed(RULES, {
        tryRedirect: () => {
          throw new RequestError('Something went wrong, try again', 'UNKNOWN');
        },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await tryPath(canvas, userEvent, '/facebook');
    await expect(await canvas.findByText('Something went wrong, try again', undefined, ARRIVES)).toBeVisible();
  },
};

/** The server rejects a loop with other rules; then the rule is saved and names what it hides. */
export const NewRule: Story = {
  args: {
    data: () => ({
      ...listed(),
      createRedirectRule: afterMutation(
        'createRedirectRule',
        new RequestError('This form is not valid.', 'BAD_USER_INPUT', { target: 'This would lead in a circle: /a → /b → /a.' }),
        course,
      ),
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await userEvent.click(canvas.getByRole('button', { name: 'New rule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }, ARRIVES));
    const [path, target] = [dialog.getByRole('textbox', { name: 'Path' }), dialog.getByRole('textbox', { name: 'Target' })];
    await userEvent.type(path, '/courses');
    await userEvent.type(target, 'https://elsewhere.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Create rule' }));
    await waitFor(() => expect(path).toHaveAccessibleDescription(/\/courses belongs to Atlas/));
    await expect(target).toHaveAccessibleDescription(/elsewhere\.example is not on the list/);
    await userEvent.clear(path);
    await userEvent.type(path, '/freelancing-course');
    await userEvent.clear(target);
    await userEvent.type(target, '/free-training');
    await userEvent.click(dialog.getByRole('button', { name: 'Create rule' }));
    await waitFor(() => expect(target).toHaveAccessibleDescription(/lead in a circle/));
    await userEvent.click(dialog.getByRole('button', { name: 'Create rule' }));
    await expect(await screen.findByText('Rule saved. It hides the funnel Freelancing Course.', undefined, ARRIVES)).toBeVisible();
    await expect(args.onMutation).toHaveBeenLastCalledWith(
      'createRedirectRule',
      expect.objectContaining({
        input: {
          fromPath: '/freelancing-course',
          match: 'EXACT',
          target: '/free-training',
          audience: 'EVERYONE',
          startsOn: '',
          endsOn: '',
          priority: 0,
        },
      }),
    );
  },
};

/** The form of an existing rule, with its window in days and what it hides. */
export const EditRule: Story = {
  args: { data: () => ({ ...listed(), updateRedirectRule: { ...course, revision: 2 } }) },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for /freelancing-course' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }, ARRIVES));
    await expect(dialog.getByText('While this rule applies, it hides the funnel Freelancing Course.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Last day/)).toHaveValue('2025-11-30');
    await userEvent.click(dialog.getByRole('radio', { name: 'This path and every path below it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await expect(args.onMutation).toHaveBeenCalledWith('updateRedirectRule', {
      databaseId: 3,
      revision: 1,
      input: {
        fromPath: '/freelancing-course',
        match: 'PREFIX',
        target: '/free-training',
        audience: 'EVERYONE',
        startsOn: '',
        endsOn: '2025-11-30',
        priority: 5,
      },
    });
  },
};

/** Another rule is equal, and someone else saved this one. The typed values stay. */
export const Overtaken: Story = {
  args: {
    data: () => ({
      ...listed(),
      updateRedirectRule: afterMutation(
        'updateRedirectRule',
        new RequestError('This form is not valid.', 'BAD_USER_INPUT', { fromPath: REDIRECT_EXISTS }),
        overtaken('redirect rule'),
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for /christmas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }, ARRIVES));
    const path = dialog.getByRole('textbox', { name: 'Path' });
    await userEvent.clear(path);
    await userEvent.type(path, '/facebook');
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(path).toHaveAccessibleDescription(new RegExp(REDIRECT_EXISTS.slice(0, 40))));
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(path).toHaveValue('/facebook');
  },
};

/** A rule is archived after a confirmation, and a tried path is tried again. */
export const Archiving: Story = {
  args: {
    data: () => ({
      viewer: {
        redirectHosts: [],
        redirectRules: afterMutation('setRedirectRuleArchived', connection(RULES), connection(RULES.filter((rule) => rule !== course))),
        tryRedirect: afterMutation('setRedirectRuleArchived', courseTrial, { ...courseTrial, target: null, rules: [] }),
      },
      setRedirectRuleArchived: { ...course, status: 'ARCHIVED', archivedAt: '2025-11-12T02:00:00Z' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 4');
    await tryPath(canvas, userEvent, '/freelancing-course');
    await canvas.findByText('/freelancing-course leads to /free-training.', undefined, ARRIVES);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for /freelancing-course' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('It stops redirecting at once. You can restore it at any time.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Archive rule' }));
    await expectPage(canvas, 'Redirect rules 3');
    await expect(await canvas.findByText('No rule covers /freelancing-course.', undefined, ARRIVES)).toBeVisible();
  },
};

/** A rule that would now make a loop is not restored. */
export const RestoreRejected: Story = {
  args: {
    path: '/redirect-rules?status=archived',
    data: () => ({
      ...listed([oldBlog]),
      setRedirectRuleArchived: new RequestError('This would lead in a circle: /old-blog → /blog → /old-blog.', 'CONFLICT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Redirect rules 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for /old-blog' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    await expect(await screen.findByText('This would lead in a circle: /old-blog → /blog → /old-blog.', undefined, ARRIVES)).toBeVisible();
  },
};

/** The page opens for everyone who is signed in, but its data only for people who sell. */
export const Forbidden: Story = {
  args: { user: coach, network: { fails: new RequestError('Your access level does not include this.', 'FORBIDDEN') } },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
