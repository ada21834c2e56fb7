import { expect, fn, screen, waitFor } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { findable, weekendClinic, withoutCreating } from './productsFixtures.ts';

const TITLE = 'Create a Product';
const sent = fn();
const { courses, events, resources } = findable;
const contents = { courses: connection(courses), events: connection(events), resources: connection(resources) };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Products/New',
  ...aboutScreen({
    shows: 'Creates a product from courses, events and resources.',
    audience: 'Staff who put together what is sold.',
    check: 'Drafts are marked in the search, and a wrong price has its message.',
  }),
  args: { path: '/products/new', user: admin, onMutation: sent, data: () => ({ viewer: contents }) },
};
export default meta;

type Play = NonNullable<Story['play']>;
type User = Parameters<Play>[0]['userEvent'];
type Canvas = Parameters<Play>[0]['canvas'];

const ADD = 'Add a course, an event or a resource';

async function add(canvas: Canvas, user: User, option: RegExp): Promise<void> {
  await user.click(canvas.getByRole('combobox', { name: ADD }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** An empty form. Name and price are required. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No contents yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create product' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Price is required' })).toBeVisible();
  },
};

/** Contents of several kinds, found by search. Drafts are marked. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Weekend clinic');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '1499');
    await add(canvas, userEvent, /^Proposals that get answered/);
    await add(canvas, userEvent, /^Weekly proposal clinic/);
    await add(canvas, userEvent, /^Bookkeeping for small shops/);
    await expect(canvas.getByText('Draft')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The contents are moved and removed before the product is created. The created product opens. */
export const Created: Story = {
  args: {
    data: () => ({
      viewer: { ...contents, product: weekendClinic(), subscriptions: connection([]) },
      createProduct: weekendClinic(),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Weekend clinic');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '1,499');
    await add(canvas, userEvent, /^Weekly proposal clinic/);
    await add(canvas, userEvent, /^Find a niche/);
    await add(canvas, userEvent, /^Proposals that get answered/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Find a niche you can explain' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Proposals that get answered' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create product' }));
    await expectPage(canvas, 'Weekend clinic');
    await expect(sent.mock.calls).toMatchObject([
      [
        'createProduct',
        {
          input: {
            name: 'Weekend clinic',
            description: '',
            price: 1499,
            expiresOn: null,
            contents: [
              { kind: 'COURSE', id: 1 },
              { kind: 'EVENT', id: 1 },
            ],
          },
        },
      ],
    ]);
  },
};

/** The message of every price that the form rejects is shown at its field. */
export const InvalidPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Weekend clinic');
    const price = canvas.getByRole('textbox', { name: 'Price' });
    for (const [typed, message] of [
      ['cheap', 'Price must be in whole pesos, such as 9,999.'],
      ['-1', 'Price must be in whole pesos, such as 9,999.'],
      ['1000001', 'Price can be at most ₱1,000,000.00.'],
    ] as const) {
      await userEvent.clear(price);
      await userEvent.type(price, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Create product' }));
      await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
      await expect(price).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The server's message is at its field, and what was typed stays. */
export const RefusedField: Story = {
  args: {
    data: () => ({
      viewer: contents,
      createProduct: new RequestError('Check the form.', 'BAD_USER_INPUT', { expiresOn: 'Last day of the offer is not valid' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Weekend clinic');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Create product' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Last day of the offer/)).toHaveAccessibleDescription(/Last day of the offer is not valid/),
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekend clinic');
  },
};

/** Staff with the page, but without the flag to create products. */
export const WithoutCreating: Story = {
  args: { user: withoutCreating },
  play: ({ canvas }) => expectForbidden(canvas, 'Admin'),
};
