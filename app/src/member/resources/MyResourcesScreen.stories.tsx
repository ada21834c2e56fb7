import { expect, waitFor, within } from 'storybook/test';
import { checklist, everyKind, rateCalculator } from '../../shared/resources/resourceFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { lockAnswer, opensOnMonday } from '../shared/courseFixtures.ts';

const TITLE = 'My Resources';
const [, ...others] = everyKind();
const all = [checklist({ lock: lockAnswer(opensOnMonday), url: null }), ...others];

interface Asked {
  filter: { search: string | null; kind: string | null };
}

const meta: ScreenMeta = {
  title: 'Screens/Member/Resources/List',
  ...aboutScreen({
    shows: 'The files and links of a member: open now, later, and no longer.',
    audience: 'Members who come back to a template or a recording.',
    check: 'Kind and size are known before a tap. Resources that open later name the day.',
  }),
  args: {
    path: '/resources/my-resources',
    user: member,
    data: () => ({
      viewer: {
        myResources: ({ filter: { search, kind } }: Asked) =>
          connection(
            all.filter((one) => (kind === null || one.kind === kind) && (search === null || one.name.toLowerCase().includes(search))),
          ),
      },
    }),
  },
};
export default meta;

/** One resource of every kind, with its size in data. One of them opens on Monday. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const list = within(canvas.getByRole('list', { name: 'Resources' }));
    await expect(list.getAllByRole('article')).toHaveLength(10);
    await expect(list.getByRole('link', { name: 'Rate calculator' })).toHaveAttribute(
      'href',
      `/resources/my-resources/${rateCalculator.databaseId}`,
    );
    await expect(list.getByText('Spreadsheet · 340 kB')).toBeVisible();
    await expect(list.getByText('Web link · canva.com')).toBeVisible();
    await expect(list.getByText('Video · YouTube')).toBeVisible();
    await expect(list.getByText(/^Opens /)).toBeVisible();
  },
};

/** The kinds are links, and the search follows the typing. The address contains both. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('link', { name: 'Audio' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Audio' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resources' }), 'canva');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Portfolio template in Canva' })).toBeVisible();
  },
};

/** No matches: all filters can be removed at once. */
export const FilteredEmpty: Story = {
  args: { path: '/resources/my-resources?q=watercolor&kind=pdf' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No results for “watercolor”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    await expect(await canvas.findByText('1–10 of 10')).toBeVisible();
  },
};

/** No resources yet: the page explains what appears here and links to the public ones. */
export const Empty: Story = {
  args: { data: () => ({ viewer: {} }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('heading', { name: 'No resources yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what is open to everyone' })).toHaveAttribute('href', '/resources/public');
  },
};
