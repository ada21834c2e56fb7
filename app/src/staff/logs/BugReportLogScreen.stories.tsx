import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { requestId } from './logsFixtures.ts';

const sent = fn();
const maricel = { id: 'user 7', databaseId: 7, name: 'Maricel Dela Cruz' };
const report = (databaseId: number, given: object = {}) => ({
  id: `report ${databaseId}`,
  databaseId,
  ticket: `BUG-7KQ2M${databaseId}`,
  user: maricel as object | null,
  email: null as string | null,
  page: '/lessons/5',
  browser: 'Chrome on Android, 360 × 740',
  body: 'The video does not start.\n\nI tried it twice.',
  state: 'OPEN',
  requestId: null as string | null,
  screenshots: [] as string[],
  answers: [] as object[],
  revision: 1,
  createdAt: '2025-11-11T02:00:00Z',
  ...given,
});
const answered = report(2, {
  user: null,
  email: 'bisita@people.example',
  state: 'IN_PROGRESS',
  requestId,
  screenshots: ['/api/uploads/51', '/api/uploads/52'],
  answers: [{ id: 'answer 1', body: 'Which phone do you use?', author: maricel, createdAt: '2025-11-11T04:00:00Z' }],
});
const all = [report(1), answered, report(3, { user: null, page: '', state: 'CLOSED' })];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/BugReports',
  ...aboutScreen({
    shows: 'Bug reports of members and visitors, with their state.',
    audience: 'Staff who answer them, and developers who look for the error.',
    check: 'The text of a report is cut in the list and complete in the drawer.',
  }),
  args: {
    path: '/info-logs-report?tab=bug-reports',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { bugReports: connection(all) } }),
  },
  beforeEach: () => void sent.mockClear(),
};
export default meta;

/** Reports of a member, of a visitor with an address, and of one without. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 3');
    await expect(document.title).toBe('Info logs: Bug reports | Atlas');
    await expect(canvas.getByRole('cell', { name: 'bisita@people.example' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'A visitor' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'In progress' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { bugReports: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByText('Bug reports of members and visitors appear here.')).toBeVisible();
  },
};

const opened = (of: object, more: object = {}) => ({
  path: '/info-logs-report?tab=bug-reports&id=2',
  data: () => ({ viewer: { bugReports: connection(all), bugReport: of }, ...more }),
});
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

/** A report with pictures, an answer, and the browser error of the same request. */
export const Details: Story = {
  args: opened(answered),
  play: async () => {
    const details = await drawer('BUG-7KQ2M2');
    await expect(details.getByText('Chrome on Android, 360 × 740')).toBeVisible();
    await expect(details.getByText('Which phone do you use?')).toBeVisible();
    const picture = details.getByRole('link', { name: 'Download screenshot 1' });
    await expect(picture).toHaveAttribute('href', '/api/uploads/51');
    await expect(picture).toHaveAttribute('download');
    await expect(details.getByRole('link', { name: 'Browser errors' })).toHaveAttribute(
      'href',
      `/info-logs-report?tab=browser-errors&q=${requestId}`,
    );
  },
};

/** Staff who may only read see no button. */
export const ReadOnly: Story = {
  args: { ...opened(answered), user: { ...admin, functionAccess: { ...admin.functionAccess, user_create: false } } },
  play: async () => {
    const details = await drawer('BUG-7KQ2M2');
    await expect(details.getByText('Which phone do you use?')).toBeVisible();
    await expect(details.queryByRole('button', { name: 'Answer or change state' })).toBeNull();
  },
};

/** An entry that does not exist. */
export const NotFound: Story = {
  args: { path: '/info-logs-report?tab=bug-reports&id=99', data: () => ({ viewer: { bugReports: connection(all), bugReport: null } }) },
  play: async () => {
    await drawer('Not in this log');
  },
};

/** An answer with a new state. */
export const Answering: Story = {
  args: opened(answered, { decideBugReport: { ...answered, state: 'CLOSED', revision: 2 } }),
  play: async ({ userEvent }) => {
    const details = await drawer('BUG-7KQ2M2');
    await userEvent.click(details.getByRole('button', { name: 'Answer or change state' }));
    const dialog = await drawer('Answer BUG-7KQ2M2');
    await expect(dialog.getByText(/goes to bisita@people\.example by email/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'closed');
    await userEvent.type(dialog.getByLabelText(/^Answer/), 'It works again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const input = { state: 'CLOSED', answer: 'It works again.' };
    await waitFor(() => expect(sent.mock.calls).toEqual([['decideBugReport', { databaseId: 2, revision: 1, input }]]));
  },
};

/** Someone else decided the report in the meantime. The answer stays. */
export const Stale: Story = {
  args: opened(answered, { decideBugReport: new RequestError('Someone else saved this bug report while you were editing.', 'STALE') }),
  play: async ({ userEvent }) => {
    const details = await drawer('BUG-7KQ2M2');
    await userEvent.click(details.getByRole('button', { name: 'Answer or change state' }));
    const dialog = await drawer('Answer BUG-7KQ2M2');
    await userEvent.type(dialog.getByLabelText(/^Answer/), 'It works again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/Someone else saved this bug report/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Answer/)).toHaveValue('It works again.');
  },
};
