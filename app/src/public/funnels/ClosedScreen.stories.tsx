import { expect } from 'storybook/test';
import { CONSENT_NEEDED, WAITING_LIST_CONSENT } from '@atlas/domain/pages';
import { freelancingCourse } from '../../testing/funnels.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const closed = (changes: object = {}) => ({
  slug: 'transcription-starter',
  name: 'Transcription Starter',
  state: 'CLOSED',
  opensAt: null,
  hasWaitingList: true,
  ...changes,
});
const OTHERS = [
  freelancingCourse(),
  freelancingCourse({ slug: 'va-kickstart', name: 'Virtual Assistant Kickstart', price: 4999, validityByDays: null }),
];
const dataWith = (changes: object, others: object[] = OTHERS) => ({ data: () => ({ closedFunnel: closed(changes), openFunnels: others }) });

const meta: ScreenMeta = {
  title: 'Screens/Public/Funnels/Closed',
  ...aboutScreen({
    shows: 'Explains why an offer does not sell now, takes addresses for its waiting list, and shows what is open.',
    audience: 'Visitors with an old or an early link.',
    check: 'The reason comes first, and the page still offers a next step.',
  }),
  args: { path: '/checkout/closed?funnel=transcription-starter', ...dataWith({}) },
};
export default meta;

/** The reason, the waiting list, and what is open now. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Enrollment is closed');
    await expect(canvas.getByText('Enrollment in Transcription Starter is closed for now.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Join the waiting list' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'See the offer' })[0]).toHaveAttribute('href', '/freelancing-course');
  },
};

/** Errors appear at the fields, and what was typed stays. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Enrollment is closed');
    await userEvent.type(canvas.getByLabelText('First name'), 'Maria');
    await userEvent.type(canvas.getByLabelText('Email'), 'maria');
    await userEvent.click(canvas.getByRole('button', { name: 'Join the list' }));
    await expect(await canvas.findByText('Enter a valid email address (e.g., juan@example.com)')).toBeVisible();
    await expect(canvas.getByText(CONSENT_NEEDED)).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maria');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

/** A box without a tick is the only error. */
export const WithoutConsent: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Enrollment is closed');
    await userEvent.type(canvas.getByLabelText('First name'), 'Maria');
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Join the list' }));
    await expect(await canvas.findByText(CONSENT_NEEDED)).toBeVisible();
    await userEvent.click(canvas.getByLabelText(WAITING_LIST_CONSENT));
    await expect(canvas.queryByText(CONSENT_NEEDED)).toBeNull();
  },
};

/** An offer that opens on a day to come. */
export const Scheduled: Story = {
  args: dataWith({ state: 'SCHEDULED', opensAt: '2025-11-30T16:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Enrollment is closed');
    await expect(canvas.getByText('Enrollment in Transcription Starter opens on 12/01/2025.')).toBeVisible();
  },
};

/** Without a waiting list, and with nothing else to offer. */
export const NothingOpen: Story = {
  args: dataWith({ state: 'ENDED', hasWaitingList: false }, []),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Enrollment is closed');
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See the free resources' })).toHaveAttribute('href', '/resources/public');
  },
};

/** It opened in the meantime. */
export const OpenAgain: Story = {
  args: dataWith({ state: 'OPEN' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Enrollment is open');
    await expect(canvas.getAllByRole('link', { name: 'See the offer' })[0]).toHaveAttribute('href', '/transcription-starter');
  },
};

/** An address without a funnel. */
export const Unknown: Story = {
  args: { path: '/checkout/closed', data: () => ({ closedFunnel: null, openFunnels: OTHERS }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Enrollment is closed');
    await expect(canvas.getByText('This offer is not available.')).toBeVisible();
  },
};
