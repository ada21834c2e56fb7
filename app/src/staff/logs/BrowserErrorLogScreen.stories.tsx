import { expect, screen, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { bareError, renderError, requestId } from './logsFixtures.ts';

const all = [renderError, bareError];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/BrowserErrors',
  ...aboutScreen({
    shows: 'Errors that browsers reported, with route and browser.',
    audience: 'Developers, and admins who forward a problem.',
    check: 'The message fits its column, and the stack is readable in the drawer.',
  }),
  args: { path: '/info-logs-report?tab=browser-errors', user: admin, data: () => ({ viewer: { clientErrors: connection(all) } }) },
};
export default meta;

/** Errors with their route and browser. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 2');
    await expect(document.title).toBe('Info logs: Browser errors | Atlas');
    await expect(canvas.getByRole('cell', { name: 'viewLesson' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'No route' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { clientErrors: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByText('Errors reported by browsers appear here.')).toBeVisible();
  },
};

/** An error with its stack. The request ID links to the other logs. */
export const Details: Story = {
  args: {
    path: '/info-logs-report?tab=browser-errors&id=301',
    data: () => ({ viewer: { clientErrors: connection(all), clientError: renderError } }),
  },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: renderError.message }, { timeout: 10_000 }));
    await expect(details.getByRole('region', { name: 'Stack' })).toHaveTextContent('at VideoPlayer');
    await expect(details.getByRole('button', { name: 'Copy request ID' })).toBeVisible();
    await expect(details.getByRole('link', { name: 'Sign-ins' })).toHaveAttribute('href', `/info-logs-report?tab=sign-ins&q=${requestId}`);
    await expect(details.getByRole('link', { name: 'Audit' })).toHaveAttribute('href', `/info-logs-report?tab=audit&q=${requestId}`);
    await expect(details.getByRole('link', { name: 'viewLesson' })).toHaveAttribute(
      'href',
      '/info-logs-report?tab=browser-errors&route=viewLesson',
    );
  },
};
