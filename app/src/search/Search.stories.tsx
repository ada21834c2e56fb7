import { expect, waitFor, within } from 'storybook/test';
import { course } from '../testing/courses.ts';
import { connectionLost, expectPage, serverFailure } from '../testing/storyAssertions.ts';
import { connection } from '../testing/storyAnswers.ts';
import { admin, affiliate, member } from '../testing/storyUsers.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../testing/screenStory.ts';

const LETTERS = {
  type: 'lesson',
  databaseId: 16,
  subId: 200,
  title: 'Letters that are easy to read',
  detail: 'Proposals that get answered',
};
const FOUND = [
  { type: 'course', databaseId: 200, title: 'Letters to clients', detail: null },
  LETTERS,
  { type: 'lesson', databaseId: 17, subId: 200, title: 'A letter of thanks', detail: 'Proposals that get answered' },
];
const PERSON = { type: 'user', databaseId: 4, title: 'Leticia Peña', detail: 'FT-00004 · leticia.pena@example.com' };

interface Asked {
  query: string;
  type: string | null;
}
const viewer = { myCourses: connection([course({ name: 'Bookkeeping for small shops' })]) };
const finds =
  (found: readonly { type: string }[] = FOUND) =>
  () => ({ viewer, globalSearch: ({ type }: Asked) => found.filter((one) => (type ?? one.type) === one.type) });

const meta: ScreenMeta = {
  title: 'Screens/Shell/Search/Panel',
  ...aboutScreen({
    shows: 'The search of the whole app: in the top bar, as a sheet on a phone, and as a dialog for Ctrl+K.',
    audience: 'Members for courses, lessons, events and resources; staff also for people and products.',
    check: 'The path of the keyboard through field, types and results, and what is shown before, without and after a failed search.',
  }),
  args: { path: '/courses/my-courses', user: member, data: finds() },
};
export default meta;
type Canvas = ReturnType<typeof within>;
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const ARRIVES = { timeout: 10_000 };
const field = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Search' }, ARRIVES);

/** Opens the search with the mouse. */
async function open(canvas: Canvas, userEvent: UserEvent, heading: string | RegExp = 'My Courses'): Promise<HTMLElement> {
  await expectPage(canvas, heading);
  const [button] = canvas.getAllByRole('button', { name: 'Search' }).filter((one: HTMLElement) => one.checkVisibility());
  await userEvent.click(button!);
  const input = await field(canvas);
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

/** The opened search: a field with the focus, and no results before typing. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** One letter, which is too short to search for. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(canvas, userEvent), 'l');
    await expect(await canvas.findByRole('dialog', { name: 'Search results' })).toBeVisible();
    await expect(canvas.getAllByText('Type at least 2 letters.')[0]).toBeInTheDocument();
    await expect(canvas.queryAllByRole('link', { name: /letter/i })).toEqual([]);
  },
};

/** Results by type, the type of the best match first. Lessons show their course. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(canvas, userEvent), 'letter');
    const lessons = await canvas.findByRole('region', { name: 'Lessons' }, ARRIVES);
    await expect(within(lessons).getByRole('link', { name: /^Letters that are easy to read/ })).toHaveAttribute(
      'href',
      '/courses/my-courses/200/16',
    );
    await expect(canvas.getByRole('link', { name: 'Letters to clients' })).toHaveAttribute('href', '/courses/my-courses/200');
    await expect(canvas.getByText('3 results')).toBeInTheDocument();
  },
};

/** An address with a search opens it filled in, next to its other parameters. */
export const FromTheAddress: Story = {
  args: { path: '/courses/my-courses?filter=watching&global=letter&type=lesson' },
  play: async ({ canvas, userEvent }) => {
    await expect(await field(canvas)).toHaveValue('letter');
    await expect(await canvas.findByRole('button', { name: 'Lessons' })).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('link', { name: /^Letters that are easy to read/ }, ARRIVES)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Letters to clients' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(await field(canvas)).toHaveValue('');
  },
};

/** A type narrows the results. Choosing it again removes the filter. */
export const FilteredByType: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(canvas, userEvent), 'letter');
    await expect(await canvas.findByRole('link', { name: 'Letters to clients' }, ARRIVES)).toBeVisible();
    const lessons = canvas.getByRole('button', { name: 'Lessons' });
    await userEvent.click(lessons);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Letters to clients' })).toBeNull());
    await expect(lessons).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(lessons);
    await expect(await canvas.findByRole('link', { name: 'Letters to clients' })).toBeVisible();
    await expect(lessons).toHaveAttribute('aria-pressed', 'false');
  },
};

export const NoResults: Story = {
  args: { data: finds([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(canvas, userEvent), 'unicorn');
    await expect((await canvas.findAllByText('Oops, no results found', undefined, ARRIVES)).at(-1)).toBeVisible();
  },
};

/** Pasted text that is too long stays in the field with an error and is not sent. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await open(canvas, userEvent);
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(101));
    await expect((await canvas.findAllByText('Search for at most 100 letters.')).at(-1)).toBeVisible();
    await expect(input).toHaveValue('x'.repeat(101));
  },
};

/** The server failed once. "Try again" repeats the request. */
export const Failed: Story = {
  args: {
    data: () => {
      let requested = 0;
      return {
        viewer,
        globalSearch: () => {
          requested++;
          return requested === 1 ? serverFailure : FOUND;
        },
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(canvas, userEvent), 'letter');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, ARRIVES));
    await expect(await canvas.findByRole('link', { name: 'Letters to clients' }, ARRIVES)).toBeVisible();
  },
};

/** The browser reports that it is offline. */
export const Offline: Story = {
  args: { data: () => ({ viewer, globalSearch: () => connectionLost }) },
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ canvas, userEvent }) => {
    const input = await open(canvas, userEvent);
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
    await userEvent.type(input, 'letter');
    const message = 'You are offline. The search continues when you are back online.';
    await expect((await canvas.findAllByText(message)).at(-1)).toBeVisible();
  },
};

/** On a phone, a button opens the search in a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(canvas, userEvent), 'letter');
    const sheet = within(await canvas.findByRole('dialog', { name: 'Search' }));
    await expect(await sheet.findByRole('link', { name: 'Letters to clients' }, ARRIVES)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};

/** Keyboard only: down to a result, back up, and closed with Escape. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await open(canvas, userEvent);
    await userEvent.type(input, 'letter');
    const first = await canvas.findByRole('link', { name: 'Letters to clients' }, ARRIVES);
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

/** Staff can also find people; their field is in the sidebar. */
export const Staff: Story = {
  args: { path: '/no/such/page', user: admin, data: finds([PERSON, ...FOUND]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(canvas, userEvent, 'Page not found'), 'let');
    const people = await canvas.findByRole('region', { name: 'People' }, ARRIVES);
    await expect(within(people).getByRole('link', { name: /^Leticia Peña/ })).toHaveAttribute('href', '/community/members/4');
    await expect(canvas.getByText('FT-00004 · leticia.pena@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Letters that are easy/ })).toHaveAttribute('href', '/lesson/16');
    await expect(canvas.getByRole('button', { name: 'People' })).toBeVisible();
  },
};

/** Presses Ctrl and K until the dialog is open: its code loads soon after the page. */
async function openDialog(canvas: Canvas, userEvent: UserEvent): Promise<ReturnType<typeof within>> {
  await waitFor(async () => {
    if (canvas.queryByRole('dialog', { name: 'Search' }) === null) await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.getByRole('dialog', { name: 'Search' })).toBeVisible();
  }, ARRIVES);
  return within(canvas.getByRole('dialog', { name: 'Search' }));
}

/** Ctrl or ⌘ with K opens a dialog with all pages and quick actions. */
export const Dialog: Story = {
  args: { path: '/no/such/page', user: admin },
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Page not found');
    const dialog = await openDialog(canvas, userEvent);
    await expect(dialog.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    const pages = within(await dialog.findByRole('region', { name: 'Pages' }, ARRIVES));
    await expect(pages.getByRole('link', { name: /^Access levels/ })).toHaveAttribute('href', '/access-levels');
    await expect(
      within(dialog.getByRole('region', { name: 'Quick actions' })).getByRole('link', { name: 'Create a Course' }),
    ).toBeVisible();
  },
};

/** Pages by name come first, then the server's results. Enter opens the first page. */
export const DialogByName: Story = {
  args: { path: '/no/such/page', user: admin, data: finds([PERSON]) },
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Page not found');
    const dialog = await openDialog(canvas, userEvent);
    await userEvent.type(dialog.getByRole('combobox', { name: 'Search' }), 'memb');
    await expect(await dialog.findByRole('link', { name: /^Leticia Peña/ }, ARRIVES)).toBeVisible();
    await expect(dialog.getAllByRole('link')[0]).toHaveAccessibleName(/^Members/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: 'Search' })).toBeNull();
  },
};

/** "/" moves the focus into the field, but is a letter while a field has the focus. */
export const Slash: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Courses');
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
    }, ARRIVES);
    const input = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.clear(input);
    await userEvent.keyboard('a/b');
    await expect(input).toHaveValue('a/b');
  },
};

/** Roles without a search box. */
export const WithoutSearch: Story = {
  args: { path: '/no/such/page', user: affiliate },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
  },
};
