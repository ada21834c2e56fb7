import { expect, fn, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { connectionLost, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, coach, tribeTeam, userAs } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { enrollmentBatches, funnelsByProductId, jomar, products, withPreview } from './enrolmentFixtures.ts';

const TITLE = 'Enroll User';
const sent = fn();

const enrolling = (person: object = jomar, more: object = {}) => ({
  user: withPreview(person),
  enrollmentBatches,
  products,
  funnelsByProductId,
  viewer: { levelsToGive: ['Affiliate', 'Coach', 'Member'].map((name, index) => ({ databaseId: index + 1, name })) },
  ...more,
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Enrolment/EnrollUser',
  ...aboutScreen({
    shows: 'Enrolls a person: batch, access levels, funnels, terms, and a payment that was received already.',
    audience: 'Staff who enroll people after a call or a transfer by hand.',
    check: 'The total due now and later is always in view. The confirmation names the person and the sum.',
  }),
  args: { path: '/enroll-user/71', user: admin, onMutation: sent, data: () => enrolling() },
};
export default meta;

type Play = NonNullable<Story['play']>;
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** Selects funnels of the first product. */
async function select({ canvas, userEvent }: Tools, ...names: readonly string[]) {
  await userEvent.click(canvas.getByRole('button', { name: 'Show and Select Freelancing Course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Freelancing Course' }));
  for (const name of names) await userEvent.click(await dialog.findByRole('button', { name: `Select ${name}` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
}

/** A funnel with instalments, a closed one, and a first payment that was received already. */
export const Filled: Story = {
  args: { data: () => enrolling(jomar, { enrollUser: jomar }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Batch' }), 'Batch 17 (current)');
    await select({ canvas, userEvent }, 'Freelancing Course', 'Freelancing Course, early bird');
    const card = within(canvas.getByRole('region', { name: 'Freelancing Course' }));
    await expect(await card.findByText('₱10,497.00 in total')).toBeVisible();
    await expect(await canvas.findByText('₱13,498.00 due now, ₱20,496.00 in total')).toBeVisible();
    await expect(canvas.getByText(/This funnel is not on sale now/)).toBeVisible();
    await userEvent.click(card.getByRole('checkbox', { name: /^First payment received/ }));
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'Payment platform' }), 'GCash');
    await userEvent.type(card.getByRole('textbox', { name: /^Reference/ }), '9012345678901');
  },
};

/** Nothing is selected yet. The form states what is missing. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('There are no selected funnels')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('Select an Option');
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll user' }));
    await expect(await canvas.findAllByText('Please select atleast one funnel!')).not.toHaveLength(0);
    await expect(canvas.getAllByText('Batch is required')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Show and Select VA Kickstart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'VA Kickstart' }));
    await expect(await dialog.findByText('No funnels available')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  },
};

/** The confirmation names the person's id and what they owe. Then the list of non-members opens. */
export const Confirms: Story = {
  args: { data: () => enrolling(jomar, { enrollUser: jomar }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Batch' }), 'Batch 17 (current)');
    await select({ canvas, userEvent }, 'Freelancing Course');
    const end = canvas.getByLabelText(/^End of access/);
    await userEvent.clear(canvas.getByRole('spinbutton', { name: /^Validity/ }));
    await expect(end).toHaveValue('');
    await expect(await canvas.findByText('Lifetime Access')).toBeVisible();
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Validity/ }), '30');
    await expect(end).toHaveValue('2025-12-12');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Coupon/ }), 'SAVE1000');
    await expect(await canvas.findByText('₱9,497.00 in total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll user' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure to enroll user 71?' }));
    await expect(dialog.getByText(/owes ₱9,497.00, of which ₱3,499.00 is due now/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enroll' }));
    await expect(await screen.findByText('User Enrolled Successfully!')).toBeVisible();
    await expectPage(canvas, /^Non-members/);
    const [name, given] = sent.mock.lastCall ?? [];
    await expect([name, given.id, given.input.batchId, given.input.accessLevelNames]).toEqual(['enrollUser', 71, 3, []]);
    await expect(given.input.funnelDetails).toEqual([
      {
        funnelId: 12,
        paymentTermId: 2,
        startByDays: 0,
        validityByDays: 30,
        coupon: 'SAVE1000',
        renew: false,
        firstPayment: null,
      },
    ]);
  },
};

/** An unknown coupon, and a funnel that the person has: it can be renewed. */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await select({ canvas, userEvent }, 'Freelancing Course', 'Renewal');
    const card = within(canvas.getByRole('region', { name: 'Freelancing Course' }));
    await userEvent.type(card.getByRole('textbox', { name: /^Coupon/ }), 'NOSUCHCODE');
    await expect(await card.findByText('This coupon code is not valid for this offer.')).toBeVisible();
    const held = within(canvas.getByRole('region', { name: 'Renewal' }));
    await expect(held.getByText('Already active in Renewal until 06/14/2026. Choose Renew instead.')).toBeVisible();
    await userEvent.click(held.getByRole('checkbox', { name: /^Renew/ }));
    await expect(await held.findByText('Monday, 06/15/2026')).toBeVisible();
    await userEvent.click(held.getByRole('button', { name: 'Remove Renewal' }));
    await expect(canvas.queryByRole('region', { name: 'Renewal' })).toBeNull();
  },
};

/** Someone else enrolled the person in the meantime. */
export const Rejected: Story = {
  args: {
    data: () =>
      enrolling(jomar, {
        enrollUser: new RequestError('Already active in Freelancing Course until 11/12/2026. Choose Renew instead.', 'CONFLICT', {
          'funnelDetails.0.funnelId': 'Already active in Freelancing Course until 11/12/2026. Choose Renew instead.',
        }),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Batch' }), 'Batch 16');
    await select({ canvas, userEvent }, 'Freelancing Course');
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll user' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Enroll' }));
    await expect(await canvas.findByText('Errors prevented the enrollment')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Already active in Freelancing Course/ })).toBeVisible();
  },
};

/** The funnels of a product did not load. Everything else stays. */
export const FunnelsFailed: Story = {
  args: { data: () => enrolling(jomar, { funnelsByProductId: () => connectionLost }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Show and Select Freelancing Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Freelancing Course' }));
    await expect(await dialog.findByText('The funnels did not load')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The outcome did not load. Entering continues, and the confirmation promises no amount. */
export const PreviewFailed: Story = {
  args: { data: () => ({ ...enrolling(), user: { ...jomar, enrolmentPreview: () => connectionLost } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Batch' }), 'Batch 16');
    await select({ canvas, userEvent }, 'Freelancing Course');
    await expect(await canvas.findByText('The payments are not up to date')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll user' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/owes what the payment terms state/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};

/** An archived person cannot be enrolled. */
export const Archived: Story = {
  args: { data: () => enrolling({ ...jomar, archivedAt: '2025-11-03T02:00:00Z' }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Jomar Villanueva cannot be enrolled. Restore the account first.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enroll user' })).toBeNull();
  },
};

/** Without the function flag, the actions are hidden. */
export const ReadOnly: Story = {
  args: { user: { ...tribeTeam, functionAccess: {} } },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText(/does not let you change them/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^VA Kickstart/ })).toBeVisible();
    for (const name of [/^Show and Select/, 'Enroll user']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** No one decides about their own money. */
export const Oneself: Story = {
  args: { path: '/enroll-user/1', data: () => enrolling({ ...jomar, databaseId: 1, name: 'Aileen Bautista' }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('You cannot decide about your own money. Ask a colleague.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enroll user' })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

/** Tribe Team (Read Only) does not hold the page. */
export const ForbiddenReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  play: ({ canvas }) => expectForbidden(canvas, 'Tribe Team (Read Only)'),
};
