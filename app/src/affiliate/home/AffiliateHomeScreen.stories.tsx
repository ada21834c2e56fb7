import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { aboutScreen, type ScreenMeta, type Story } from '../../testing/screenStory.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { affiliate as user } from '../../testing/storyUsers.ts';

const affiliate = (state: string) => ({
  state,
  ratePercent: 10,
  figures: { clicks: 1240, leads: 48, sales: 12, pending: 1049.7, available: 2449.3, inPayout: 0, paid: 8397.6 },
  links: [{ path: '/work-with-dennis', name: null, clicks: null }],
});

const lead = (id: string, name: string, email: string, state: string) => ({ id, name, email, state, createdAt: '2025-11-10T02:00:00Z' });

const LEADS = connection([
  lead('1', 'J*** d*** C***', 'j***@e***.com', 'CUSTOMER'),
  lead('2', 'A*** S***', 'a***@g***.com', 'ORDERED'),
  lead('3', 'R*** T***', 'r***@y***.com', 'NEW'),
]);

const meta: ScreenMeta = {
  title: 'Screens/Affiliate/Home/Dashboard',
  ...aboutScreen({
    shows:
      'The home page of an affiliate: the state of the application, the affiliate’s own link, clicks and earnings, and the latest leads.',
    audience: 'Affiliates, and people who have applied to become one.',
    check: 'The link with its copy button comes first on a phone. Leads are masked, and a suspended affiliate still sees what was earned.',
  }),
  args: { path: '/', user, data: () => ({ viewer: { affiliate: affiliate('ACTIVE'), leads: LEADS } }) },
};
export default meta;

/** An active affiliate with figures, their link, earnings and the latest leads, masked. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Dennis');
    const people = within(canvas.getByRole('region', { name: 'People' }));
    await expect(people.getByText('25%')).toBeVisible();
    const commission = within(canvas.getByRole('region', { name: 'Commission' }));
    await expect(commission.getByText('₱2,449.30')).toBeVisible();
    await expect(commission.getByText('₱0.00')).toBeVisible();
    const leads = within(canvas.getByRole('list', { name: 'Latest leads' }));
    await expect(leads.getByText('j***@e***.com · 11/10/2025')).toBeVisible();
    await expect(leads.getByText('Customer')).toBeVisible();
    await expect(canvas.getByText('https://atlas.example/work-with-dennis')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  },
};

/** An application that has not been reviewed: no numbers yet. */
export const Applied: Story = {
  args: { data: () => ({ viewer: { affiliate: affiliate('PENDING'), leads: connection([]) } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Dennis');
    await expect(canvas.getByText('We are looking at your application.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Commission' })).toBeNull();
  },
};

/** A suspended affiliate, who can still see their earnings. */
export const Suspended: Story = {
  args: { data: () => ({ viewer: { affiliate: affiliate('SUSPENDED'), leads: LEADS } }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Dennis');
    await expect(canvas.getByText('Your affiliate account is on hold.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Commission' })).toBeVisible();
  },
};

/** The access level without an application. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { affiliate: null, leads: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Good morning, Dennis');
    await expect(canvas.getByText('You have not applied yet.')).toBeVisible();
    await expect(canvas.queryByText('No leads yet')).toBeNull();
  },
};
