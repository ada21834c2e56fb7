import { expect, fn } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, coach, member, userAs } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { kristine, newcomerPage, wholeSubscriptions } from './peopleFixtures.ts';

const showing = (person: object | null) => ({ viewer: { member: person } });
const person = { ...kristine, subscriptions: wholeSubscriptions };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/PersonSubscriptions',
  ...aboutScreen({
    shows: 'Every subscription of a person with product, period, grace and the order that led to it.',
    audience: 'Staff who hold the flag for subscriptions.',
    check: 'The state can be read at a glance, and the way to extend or enroll is next to it.',
  }),
  args: { path: '/community/members/61?tab=subscriptions', user: admin, onMutation: fn(), data: () => showing(person) },
};
export default meta;

/** An expired and a current subscription, one of them bought and one given by staff. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByRole('row', { name: /Renewal.*Active/ })).toBeVisible();
    await expect(canvas.getByText('Freelancing Basics, one more year')).toBeVisible();
    await expect(canvas.getByText('06/28/2025')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renewal' })).toHaveAttribute('href', '/subscriptions/2');
    await expect(canvas.getByRole('link', { name: 'Order ATL-7K2M' })).toHaveAttribute('href', '/payment?tab=orders&orderId=31');
    await expect(canvas.getByRole('link', { name: 'View subscriptions' })).toHaveAttribute('href', '/view-subscription/61');
    await expect(canvas.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '/enroll-user/61');
  },
};

/** The same on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Kristine Joy Mercado'),
};

/** A person who never bought anything. */
export const Empty: Story = {
  args: { path: '/community/non-members/71?tab=subscriptions', data: () => showing({ ...newcomerPage, subscriptions: [] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Jomar Villanueva');
    await expect(canvas.getByText('No subscriptions yet.')).toBeVisible();
  },
};

/** Success managers read, and cannot enroll or extend. */
export const ReadOnly: Story = {
  args: { user: userAs('success-manager') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.queryByRole('link', { name: 'Enroll' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Extend Renewal' })).toBeNull();
  },
};

/** A coach has no such tab; its address is refused. */
export const Coach: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

export const NotFound: Story = {
  args: { path: '/community/members/999?tab=subscriptions', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = { args: { user: member }, play: ({ canvas }) => expectForbidden(canvas, 'Member') };
