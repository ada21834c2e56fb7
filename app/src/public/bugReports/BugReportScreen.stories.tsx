import { expect, fn, waitFor, within } from 'storybook/test';
import { keepErrorRequest } from '../../clientErrors/errorRequest.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { member } from '../../testing/storyUsers.ts';

const sent = fn();
const REQUEST = '3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d';
const PATH = '/bug-report?ticket=BUG-7KQ2MD.k3_-Az09k3_-Az09k3_-Az09k3_-Az09';
const report = { databaseId: 12, ticket: 'BUG-7KQ2MD', path: PATH, uploadKey: PATH.slice(-32) };
const picture = () => new File(['picture'], 'blank page.png', { type: 'image/png' });

const meta: ScreenMeta = {
  title: 'Screens/Public/BugReports/Form',
  ...aboutScreen({
    shows: 'Reports a problem, also without an account, with pictures. Page and browser are filled in.',
    audience: 'Members and visitors for whom something does not work.',
    check: 'Only one field is required, and everything that is sent can be read before.',
  }),
  args: { path: '/bug-report', onMutation: sent, data: () => ({ reportBug: report }) },
  beforeEach: () => {
    sent.mockClear();
    sessionStorage.clear();
  },
};
export default meta;

type Canvas = ReturnType<typeof within>;
const browserField = (canvas: Canvas) => canvas.getByLabelText(/^Browser/);

/** A visitor: the browser is filled in, and an address is optional. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Bug Report');
    await waitFor(() => expect(browserField(canvas)).not.toHaveValue(''));
    await expect(canvas.getByLabelText(/^Email/)).toBeVisible();
    await expect(canvas.getByText('Staff see your report and its pictures. Pictures are deleted after 90 days.')).toBeVisible();
  },
};

/** A member needs no address. The number of the last error is shown before it is sent. */
export const OfMember: Story = {
  args: { user: member },
  play: async ({ canvas, userEvent }) => {
    keepErrorRequest(REQUEST, Date.now());
    await expectPage(canvas, 'Bug Report');
    await expect(canvas.queryByLabelText(/^Email/)).toBeNull();
    await expect(canvas.getByText('We answer to the email of your account.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('What happened'), 'The video does not start.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the report' }));
    await expectPage(canvas, 'We have your report');
    await expect(canvas.getByText('Thank you. Your ticket number is BUG-7KQ2MD.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open my report' })).toBeVisible();
  },
};

/** An error appears at its field, and what was typed stays. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Bug Report');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'maria');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the report' }));
    await expect(await canvas.findByText('What happened is required')).toBeVisible();
    await expect(canvas.getByText('Enter a valid email address (e.g., juan@example.com)')).toBeVisible();
    await expect(canvas.getByLabelText('What happened')).toHaveFocus();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('maria');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The report arrives, then its picture. */
export const WithPicture: Story = {
  args: { data: () => ({ reportBug: report, uploadFile: { id: 5, name: 'blank page.png', bytes: 7, url: '/api/uploads/5' } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Bug Report');
    await userEvent.upload(canvas.getByLabelText(/^Screenshot/), picture());
    await expect(await canvas.findByText('blank page.png')).toBeVisible();
    await expect(canvas.getByLabelText(/^Another screenshot/)).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('What happened'), 'The page is blank.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the report' }));
    await expectPage(canvas, 'We have your report');
    await expect(canvas.queryByText('Not all pictures were sent')).toBeNull();
    await expect(sent.mock.calls.map(([name]: unknown[]) => name)).toEqual(['reportBug', 'uploadFile']);
  },
};

/** A picture of the wrong kind is refused when it is chosen. */
export const WrongPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Bug Report');
    await userEvent.upload(canvas.getByLabelText(/^Screenshot/), new File(['x'], 'page.svg', { type: 'image/png' }));
    await expect(await canvas.findByText('Choose a picture: jpg, png, webp or gif.')).toBeVisible();
  },
};

const spent = new RequestError('Three pictures or 10 MB a day can be sent from your network without logging in.', 'RATE_LIMITED');

/** The report arrived, its picture did not: the ticket number is there, and the picture can be sent again. */
export const PictureFailed: Story = {
  args: { data: () => ({ reportBug: report, uploadFile: spent }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Bug Report');
    await userEvent.upload(canvas.getByLabelText(/^Screenshot/), picture());
    await userEvent.type(canvas.getByLabelText('What happened'), 'The page is blank.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the report' }));
    await expectPage(canvas, 'We have your report');
    await expect(canvas.getByText('Not all pictures were sent')).toBeVisible();
    await expect(canvas.getByText(spent.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the pictures again' })).toBeEnabled();
  },
};

/** Too many reports from one network. Nothing is lost. */
export const Limited: Story = {
  args: { data: () => ({ reportBug: new RequestError('Too many tries. Wait 12 minutes, then try again.', 'RATE_LIMITED') }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Bug Report');
    await userEvent.type(canvas.getByLabelText('What happened'), 'The page is blank.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the report' }));
    await expect(await canvas.findByText('Too many tries. Wait 12 minutes, then try again.')).toBeVisible();
    await expect(canvas.getByLabelText('What happened')).toHaveValue('The page is blank.');
  },
};
