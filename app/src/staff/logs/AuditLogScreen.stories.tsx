import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';
import { borrowedEntry, stageEntry, systemEntry } from './logsFixtures.ts';

const all = [stageEntry, borrowedEntry, systemEntry];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/Audit',
  ...screenStory,
  args: { path: '/info-logs-report?tab=audit', user: admin, data: () => ({ viewer: { auditEntries: connection(all) } }) },
};
export default meta;

/** Changes with their subject, their author, and the person on whose behalf they were made. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 3');
    await expect(canvas.getByRole('link', { name: 'Update stage' })).toHaveAttribute('href', '/info-logs-report?tab=audit&id=501');
    await expect(canvas.getByRole('cell', { name: 'Stage 2' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Ivy Rosales for Maricel Dela Cruz' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'The system' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { auditEntries: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByText('Changes appear here, with who made them.')).toBeVisible();
  },
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));

/**
 * A stage before and after, with tasks renamed, added, removed and changed. The links filter the
 * log.
 */
export const Changed: Story = {
  args: {
    path: '/info-logs-report?tab=audit&id=501',
    data: () => ({ viewer: { auditEntries: connection(all), auditEntry: stageEntry } }),
  },
  play: async ({ userEvent }) => {
    const details = await dialog('Update stage');
    await expect(details.getByRole('link', { name: 'Stage 2' })).toHaveAttribute('href', '/stages/2');
    const changes = within(details.getByRole('list', { name: 'Stage 2' })).getAllByRole('listitem');
    await expect(changes.map((item) => item.firstElementChild?.textContent)).toEqual([
      'NameChanged',
      'Tasks › List twenty things that people pay forRemoved',
      'Tasks › Choose one niche › PointsChanged',
      'Tasks › Write your offer in one sentenceAdded',
      'Reviewer IDsChanged',
    ]);
    await userEvent.click(details.getByRole('link', { name: 'of this record' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chips = within(screen.getByRole('group', { name: 'Filters' }));
    await expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove filter Stage',
      'Remove filter No. 2',
      'Clear filters',
    ]);
  },
};

/**
 * A change made while viewing as a member. Times are in Manila time, and long values are collapsed.
 */
export const OnBehalf: Story = {
  args: {
    path: '/info-logs-report?tab=audit&id=502',
    data: () => ({ viewer: { auditEntries: connection(all), auditEntry: borrowedEntry } }),
  },
  play: async ({ userEvent }) => {
    const details = await dialog('Finish lesson');
    await expect(details.getByText('Maricel Dela Cruz')).toBeVisible();
    await expect(details.getByText('The check mark did not stay on her phone.')).toBeVisible();
    await expect(details.getByText('11/12/2025, 9:20 AM')).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Show all of Body' }));
    await expect(details.getByRole('button', { name: 'Show less of Body' })).toBeVisible();
  },
};

/** A change made by the system, without a stored record. */
export const BySystem: Story = {
  args: {
    path: '/info-logs-report?tab=audit&id=503',
    data: () => ({ viewer: { auditEntries: connection(all), auditEntry: systemEntry } }),
  },
  play: async () => {
    const details = await dialog('Run backup');
    await expect(details.getByText('No details of the record were stored.')).toBeVisible();
    await expect(details.queryByRole('heading', { name: 'Request ID' })).toBeNull();
    await expect(details.queryByRole('link', { name: 'by this person' })).toBeNull();
  },
};
