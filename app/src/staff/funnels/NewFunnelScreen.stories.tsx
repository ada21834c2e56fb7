import { expect, fn, waitFor } from 'storybook/test';
import { SLUG_RESERVED, SLUG_TAKEN } from '@atlas/domain/funnels';
import { LEVEL_ALLOWS_MORE } from '@atlas/domain/access';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { course, courseFunnel, monthly, oneTime } from '../shared/selling/sellingFixtures.ts';
import { ACCESS_LEVELS } from './funnelsFixtures.ts';

const TITLE = 'Create a funnel';
const sent = fn();

const choosing = (viewer: object = {}) => ({
  accessLevels: ACCESS_LEVELS,
  viewer: { product: course(), funnel: null, paymentTerms: connection([monthly, oneTime]), coupons: connection([]), ...viewer },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Funnels/New',
  ...aboutScreen({
    shows: 'Creates a funnel for a product, empty or as a copy.',
    audience: 'Staff who sell.',
    check: 'The address follows the name until it is edited, and the preview follows the fields.',
  }),
  args: { path: '/funnels/new/5', user: admin, onMutation: sent, data: () => choosing() },
};
export default meta;

/** The address follows the name until it is edited. The preview follows the fields. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const [name, slug] = [canvas.getByRole('textbox', { name: 'Name' }), canvas.getByRole('textbox', { name: 'Address' })];
    await userEvent.type(name, 'Niño’s VA Course');
    await expect(slug).toHaveValue('ninos-va-course');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'va-course');
    await userEvent.type(name, ' 2026');
    await expect(slug).toHaveValue('va-course');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add a payment term' }), '3 monthly payments');
    await expect(canvas.getAllByText('₱3,499.00')).toHaveLength(3);
    await expect(canvas.getByText('Lifetime Access')).toBeVisible();
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Validity/ }), '30');
    await expect(canvas.getByLabelText(/^End of access/)).toHaveValue('2025-12-12');
    await expect(canvas.getByText('Friday, 12/12/2025')).toBeVisible();
  },
};

/** The validity follows the day on which access ends. The created funnel opens. */
export const Created: Story = {
  args: {
    data: () => ({
      ...choosing({ funnel: afterMutation('createFunnel', null, courseFunnel()) }),
      createFunnel: courseFunnel(),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Freelancing Course');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add a payment term' }), 'One-time');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add a payment term' }), '3 monthly payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Move up 3 monthly payments' }));
    await userEvent.type(canvas.getByLabelText(/^End of access/), '2026-11-12');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^Validity/ })).toHaveValue('365');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Waiting list' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create funnel' }));
    await expectPage(canvas, 'Freelancing Course');
    await expect(sent.mock.calls).toMatchObject([
      [
        'createFunnel',
        {
          productId: 5,
          input: {
            name: 'Freelancing Course',
            slug: 'freelancing-course',
            paymentTermIds: [2, 1],
            accessLevelId: null,
            startByDays: 0,
            startsOn: null,
            validityByDays: 365,
            opensOn: null,
            closesOn: null,
            hidden: false,
            hasWaitingList: true,
          },
        },
      ],
    ]);
  },
};

/** The address is taken. The message is at the field, and what was typed stays. */
export const AddressTaken: Story = {
  args: {
    data: () => ({ ...choosing(), createFunnel: new RequestError('Check the form.', 'BAD_USER_INPUT', { slug: SLUG_TAKEN }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Studio Year');
    await userEvent.click(canvas.getByRole('button', { name: 'Create funnel' }));
    const slug = canvas.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(slug).toHaveAccessibleDescription(SLUG_TAKEN));
    await expect(slug).toHaveValue('studio-year');
  },
};

/** The form rejects a reserved address and a reversed window. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Payment');
    await userEvent.type(canvas.getByLabelText(/^First day of sales/), '2025-12-02');
    await userEvent.type(canvas.getByLabelText(/^Last day of sales/), '2025-12-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Create funnel' }));
    await expect(await canvas.findByRole('link', { name: SLUG_RESERVED })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The last day must not be before the first.' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The access level allows more than the editor's own. */
export const LevelAllowsMore: Story = {
  args: { data: () => ({ ...choosing(), createFunnel: new RequestError(LEVEL_ALLOWS_MORE, 'FORBIDDEN') }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Everything');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Access level' }), 'Admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Create funnel' }));
    await expect(await canvas.findByText(LEVEL_ALLOWS_MORE)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Everything');
  },
};

/** A copy begins with the values of the original, and a name and address to change. */
export const Duplicate: Story = {
  args: { path: '/funnels/new/5?copyOf=12', data: () => choosing({ funnel: courseFunnel() }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Freelancing Course');
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('copy-of-freelancing-course');
    await expect(canvas.getByRole('spinbutton', { name: /^Validity/ })).toHaveValue('365');
  },
};

/** The product is no longer offered. */
export const NotOnSale: Story = {
  args: { data: () => choosing({ product: course({ archivedAt: '2025-11-01T02:00:00Z', state: 'ARCHIVED' }) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('This product is archived. Restore it first.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Staff who may only read. */
export const WithoutCreating: Story = {
  args: { user: tribeTeam },
  play: ({ canvas }) => expectForbidden(canvas, 'Tribe Team (Full Access)'),
};

export const NotFound: Story = {
  args: { data: () => choosing({ product: null }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
