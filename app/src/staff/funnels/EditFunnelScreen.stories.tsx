import { expect, fn, waitFor } from 'storybook/test';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseFunnel, monthly, oneTime } from '../shared/selling/sellingFixtures.ts';
import { ACCESS_LEVELS, nextBatch } from './funnelsFixtures.ts';

const TITLE = 'Edit funnel';
const sent = fn();

const editing = (funnel: unknown) => ({
  accessLevels: ACCESS_LEVELS,
  viewer: { funnel, paymentTerms: connection([monthly, oneTime]), coupons: connection([]) },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Funnels/Edit',
  ...aboutScreen({
    shows: 'The form for a funnel: price, terms, window, validity and address.',
    audience: 'Staff who sell.',
    check: 'What a buyer of today gets is next to the fields. Existing orders are not affected, and the page states it.',
  }),
  args: { path: '/funnels/12/edit', user: admin, onMutation: sent, data: () => editing(courseFunnel()) },
};
export default meta;

/** The funnel's values, next to what someone who buys today gets. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('freelancing-course');
    await expect(canvas.getByLabelText(/^End of access/)).toHaveValue('2026-11-12');
  },
};

/** A new name keeps the address, which people may have as a link. */
export const Saved: Story = {
  args: {
    data: () => {
      const saved = courseFunnel({ revision: 2, name: 'Freelancing Course 2026' });
      return { ...editing(afterMutation('updateFunnel', courseFunnel(), saved)), updateFunnel: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove One-time' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save funnel' }));
    await expectPage(canvas, 'Freelancing Course 2026');
    await expect(sent.mock.lastCall).toMatchObject([
      'updateFunnel',
      { databaseId: 12, revision: 1, input: { name: 'Freelancing Course 2026', slug: 'freelancing-course', paymentTermIds: [2] } },
    ]);
  },
};

/** The days of a window are those of the first and the last day of sales. */
export const Window: Story = {
  args: { path: '/funnels/13/edit', data: () => editing(nextBatch) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByLabelText(/^First day of sales/)).toHaveValue('2025-12-01');
    await expect(canvas.getByLabelText(/^Last day of sales/)).toHaveValue('2025-12-14');
  },
};

/** Another user saved the funnel. Typed values stay, the other fields update. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = courseFunnel({ revision: 2, validityByDays: 90 });
      return { ...editing(afterMutation('updateFunnel', courseFunnel(), theirs)), updateFunnel: overtaken('funnel') };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save funnel' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(name).toHaveValue('Freelancing Course 2026');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^Validity/ })).toHaveValue('90'));
  },
};

export const NotFound: Story = {
  args: { path: '/funnels/999/edit', data: () => editing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
