import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { borrowedEntry, goneEntry, hiddenEntry, previewEntry, settingsEntry, stageEntry, systemEntry } from './logsFixtures.ts';

const all = [stageEntry, borrowedEntry, settingsEntry, goneEntry, hiddenEntry, systemEntry];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/Audit',
  ...aboutScreen({
    shows: 'Who changed what, when, on whose behalf and why.',
    audience: 'Admins who look into a question or a complaint.',
    check: 'Changes read as sentences. Before and after stand next to each other where there is room.',
  }),
  args: { path: '/info-logs-report?tab=audit', user: admin, data: () => ({ viewer: { auditEntries: connection(all) } }) },
};
export default meta;

/** Changes in sentences: their author, the record by its name, and a number only where it is gone. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 6');
    const changed = canvas.getByRole('link', { name: 'Aileen Bautista changed the stage Choose the service that you offer' });
    await expect(changed).toHaveAttribute('href', '/info-logs-report?tab=audit&id=501');
    // Cards leave out the record, which the sentence names and the details link.
    const record = canvas.getByRole('link', { name: 'Choose the service that you offer', hidden: true });
    await expect(record).toHaveAttribute('href', '/stages/2');
    await expect(canvas.getByText('Ivy Rosales, viewing as Maricel Dela Cruz, finished the lesson Your first proposal')).toBeVisible();
    await expect(canvas.getByText(/^Grace after the expiry: from 14 days to 21 days/)).toBeVisible();
    await expect(canvas.getByText('No. 136')).toBeInTheDocument();
    await expect(canvas.getByText('A person outside your scope')).toBeInTheDocument();
    await expect(canvas.getByText('The system made a backup')).toBeVisible();
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
    const details = await dialog('Aileen Bautista changed the stage Choose the service that you offer');
    const name = 'Choose the service that you offer';
    await expect(details.getByRole('link', { name })).toHaveAttribute('href', '/stages/2');
    const changes = within(details.getByRole('list', { name })).getAllByRole('listitem');
    await expect(changes.map((item) => item.firstElementChild?.textContent)).toEqual([
      'NameChanged',
      'Tasks › List twenty things that people pay forRemoved',
      'Tasks › Choose one niche › PointsChanged',
      'Tasks › Write your offer in one sentenceAdded',
      'ReviewersChanged',
    ]);
    await expect(details.getByText('Liza Mercado, Noel Aquino')).toBeVisible();
    await userEvent.click(details.getByRole('link', { name: 'of this record' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chips = within(screen.getByRole('group', { name: 'Filters' }));
    await expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove filter Kind: Stage',
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
    const details = await dialog('Ivy Rosales, viewing as Maricel Dela Cruz, finished the lesson Your first proposal');
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
    const details = await dialog('The system made a backup');
    await expect(details.getByText('No details of the record were stored.')).toBeVisible();
    await expect(details.queryByRole('heading', { name: 'Request ID' })).toBeNull();
    await expect(details.queryByRole('link', { name: 'by this person' })).toBeNull();
  },
};

/** Settings with their labels and values in words. */
export const Settings: Story = {
  args: {
    path: '/info-logs-report?tab=audit&id=504',
    data: () => ({ viewer: { auditEntries: connection(all), auditEntry: settingsEntry } }),
  },
  play: async () => {
    const details = await dialog('Aileen Bautista changed the settings');
    await expect(details.getByRole('link', { name: 'The settings' })).toHaveAttribute('href', '/default-settings');
    const [grace, live] = within(details.getByRole('list', { name: 'the settings' })).getAllByRole('listitem');
    await expect(grace).toHaveTextContent('Grace after the expiryChangedBefore14 daysAfter21 days');
    await expect(live).toHaveTextContent('The workshop is live nowChangedBeforeOffAfterOn');
  },
};

/** Several kinds at once, and previews of bulk changes that were never applied. */
export const Narrowed: Story = {
  args: {
    path: '/info-logs-report?tab=audit&subject=course,bulk+job&previews=shown',
    data: () => ({ viewer: { auditEntries: connection([previewEntry, goneEntry]) } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 2');
    const chips = within(canvas.getByRole('group', { name: 'Filters' }));
    await expect(chips.getAllByRole('button').map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Remove filter Kind: Course',
      'Remove filter Kind: Bulk change',
      'Remove filter All previews',
      'Clear filters',
    ]);
    await expect(canvas.getByRole('link', { name: 'Archive courses', hidden: true })).toHaveAttribute(
      'href',
      '/info-logs-report?tab=bulk&id=74',
    );
  },
};
