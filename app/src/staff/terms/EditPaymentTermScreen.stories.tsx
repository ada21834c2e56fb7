import { expect, fn, waitFor } from 'storybook/test';
import { TERM_LOCKED } from '@atlas/domain/payments';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { monthly, type TermFixture, weekly } from './termsFixtures.ts';

const TITLE = 'Edit payment term';
const sent = fn();

const editing = (paymentTerm: TermFixture | null) => ({ viewer: { paymentTerm } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payment terms/Edit',
  ...aboutScreen({
    shows: 'The form for a payment term, or why it can no longer change.',
    audience: 'Staff who sell.',
    check: 'The schedule of a sample purchase is next to the fields and follows them.',
  }),
  args: { path: '/payment-terms/2/edit', user: admin, onMutation: sent, data: () => editing(monthly()) },
};
export default meta;

/** The term's values, next to the schedule of a sample purchase. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('spinbutton', { name: 'Number of payments' })).toHaveValue('3');
    await expect(canvas.getAllByText('₱3,499.00')).toHaveLength(3);
  },
};

/** A term changes from instalments to one payment. */
export const Saved: Story = {
  args: {
    data: () => {
      const saved = monthly({ revision: 2, kind: 'ONE_TIME', count: 1, summary: 'One payment · ₱498.00 surcharge' });
      return { viewer: { paymentTerm: afterMutation('updatePaymentTerm', monthly(), saved) }, updatePaymentTerm: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('radio', { name: 'One-time' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment term' }));
    await expectPage(canvas, '3 monthly payments');
    await expect(canvas.getByText('One payment · ₱498.00 surcharge')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      ['updatePaymentTerm', { databaseId: 2, revision: 1, input: { name: '3 monthly payments', kind: 'ONE_TIME', surcharge: 498 } }],
    ]);
  },
};

/** A term in use has no form. */
export const Locked: Story = {
  args: { path: '/payment-terms/3/edit', data: () => editing(weekly) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText(TERM_LOCKED)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/payment-terms/new?copyOf=3');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Someone buys by the term while it is edited. The edits stay, with the reason. */
export const UsedMeanwhile: Story = {
  args: { data: () => ({ ...editing(monthly()), updatePaymentTerm: new RequestError(TERM_LOCKED, 'CONFLICT') }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ', again');
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment term' }));
    await expect(await canvas.findByText(TERM_LOCKED)).toBeVisible();
    await expect(name).toHaveValue('3 monthly payments, again');
  },
};

/** Another user saved the term. Typed values stay, the other fields update. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = monthly({ revision: 2, surcharge: 600 });
      const saved = { ...theirs, revision: 3, name: 'Monthly' };
      return {
        viewer: { paymentTerm: afterMutation('updatePaymentTerm', monthly(), theirs, saved) },
        updatePaymentTerm: afterMutation('updatePaymentTerm', overtaken('payment term'), saved),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Monthly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment term' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(name).toHaveValue('Monthly');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Surcharge' })).toHaveValue('600'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment term' }));
    await expectPage(canvas, 'Monthly');
    await expect(sent.mock.lastCall).toMatchObject(['updatePaymentTerm', { revision: 2, input: { name: 'Monthly', surcharge: 600 } }]);
  },
};

/** The message of an invalid amount is shown at its field. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const surcharge = canvas.getByRole('textbox', { name: 'Surcharge' });
    await userEvent.clear(surcharge);
    await userEvent.type(surcharge, 'a lot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment term' }));
    await expect(await canvas.findByRole('link', { name: 'Surcharge must be in whole pesos, such as 9,999.' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: { path: '/payment-terms/999/edit', data: () => editing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
