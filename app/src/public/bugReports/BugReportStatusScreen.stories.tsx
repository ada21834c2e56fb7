import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const report = (changes: object = {}) => ({
  ticket: 'BUG-7KQ2MD',
  state: 'IN_PROGRESS',
  page: '/lessons/5',
  body: 'The video does not start.\n\nI tried it twice, with data and on Wi-Fi.',
  hasAddress: true,
  screenshots: 1,
  link: '/bug-report?ticket=BUG-7KQ2MD.k3_-Az09k3_-Az09k3_-Az09k3_-Az09',
  createdAt: '2025-11-10T02:00:00Z',
  answers: [{ body: 'Thank you for telling us.\nWhich phone do you use?', createdAt: '2025-11-11T02:00:00Z' }],
  ...changes,
});
const dataWith = (changes: object = {}) => ({ data: () => ({ bugReportStatus: report(changes) }) });

const meta: ScreenMeta = {
  title: 'Screens/Public/BugReports/Ticket',
  ...aboutScreen({
    shows: 'One bug report for its reporter: its state, the answers, and the link to keep.',
    audience: 'Members and visitors who reported a problem.',
    check: 'The state and the last answer come first. The pictures are not shown.',
  }),
  args: { path: '/bug-report?ticket=BUG-7KQ2MD', ...dataWith() },
};
export default meta;

/** A report with an answer. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Report BUG-7KQ2MD');
    await expect(canvas.getByText('In progress. We are working on it.')).toBeVisible();
    await expect(canvas.getByText('Which phone do you use?')).toBeVisible();
    await expect(canvas.getByText('I tried it twice, with data and on Wi-Fi.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  },
};

/** No answer yet, and no address to mail it to. */
export const Empty: Story = {
  args: dataWith({ state: 'OPEN', answers: [], hasAddress: false, page: '', screenshots: 0 }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Report BUG-7KQ2MD');
    await expect(canvas.getByText('Open. We have your report and will look at it.')).toBeVisible();
    await expect(canvas.getByText('Our answer appears here. Come back with the link.')).toBeVisible();
    await expect(canvas.getByText('Not stated')).toBeVisible();
  },
};

/** No answer yet, and an address. */
export const Waiting: Story = {
  args: dataWith({ state: 'OPEN', answers: [] }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Report BUG-7KQ2MD');
    await expect(canvas.getByText('We answer here and by email.')).toBeVisible();
  },
};

export const Closed: Story = {
  args: dataWith({ state: 'CLOSED' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Report BUG-7KQ2MD');
    await expect(canvas.getByText('Closed. We are done with this report.')).toBeVisible();
  },
};

/** A wrong link, or another browser without the secret. */
export const NotOpened: Story = {
  args: { data: () => ({ bugReportStatus: null }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This link does not open a report');
    await expect(canvas.getByRole('link', { name: 'Send a new report' })).toHaveAttribute('href', '/bug-report');
  },
};
