import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { archivedCourse, courseChoices, staffCourses, workshops } from './courseFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/List',
  ...aboutScreen({
    shows: 'All courses with their state, lessons and products. It is also the model of every list for staff.',
    audience: 'The learning and development team.',
    check: 'Columns on a desktop, cards on a phone. Search, filters and pages live in the address.',
  }),
  args: { path: '/courses', user: admin, data: () => ({ viewer: { ...courseChoices, courses: connection(staffCourses()) } }) },
};
export default meta;
type Canvas = ReturnType<typeof within>;

const requested = fn();

/** The arguments of the list's query. */
interface Asked {
  first: number;
  offset: number;
  filter: { search: string | null; archived: boolean | null; authorId: number[] | null };
  sort: { by: string; descending: boolean };
}
/** Returns data whose course list depends on the query's arguments. */
const answering = (courses: (requested: Asked) => object) => ({ viewer: { ...courseChoices, courses } });

/** Returns no courses for any search or author filter. */
const nothingFound = () => answering(({ filter }) => connection(filter.search !== null || filter.authorId !== null ? [] : staffCourses()));

const shownNames = (canvas: Canvas) => canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);

/** Active courses, newest first. Each row links to its course. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Courses 7');
    await expect(shownNames(canvas)[0]).toBe('Proposals that get answered');
    await expect(canvas.getByRole('link', { name: 'Proposals that get answered' })).toHaveAttribute('href', '/courses/1');
    await expect(canvas.getByRole('link', { name: 'Create a Course' })).toHaveAttribute('href', '/courses/new');
    await expect(canvas.getAllByRole('cell', { name: '11/03/2025' })).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: 'Draft' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '8 in 3 units' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Getting started, 2024 edition' })).toBeNull();
  },
};

/** Users without the function flag cannot create a course. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Courses 7');
    await expect(canvas.queryByRole('link', { name: 'Create a Course' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** A course is archived from its row and then restored with Undo. The list updates both times. */
export const RowActions: Story = {
  args: {
    data: () => {
      const [all, archived] = [staffCourses(), 'Client calls without nerves'];
      const others = all.filter(({ name }) => name !== archived);
      return {
        viewer: { ...courseChoices, courses: afterMutation('setCourseArchived', connection(all), connection(others), connection(all)) },
        setCourseArchived: all.find(({ name }) => name === archived),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Client calls without nerves';
    await expectPage(canvas, 'Courses 7');
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', expect.stringMatching(/\/edit$/));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive course' }));
    await expectPage(canvas, 'Courses 6');
    await expect(shownNames(canvas)).not.toContain(name);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectPage(canvas, 'Courses 7');
    await expect(shownNames(canvas)).toContain(name);
  },
};

/** No course exists yet. */
export const Empty: Story = {
  args: { data: () => ({ viewer: courseChoices }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Courses 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

/** No course matches the filters. They can all be cleared at once. */
export const FilteredEmpty: Story = {
  args: { path: '/courses?q=watercolor&author=22', data: nothingFound },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await expectPage(canvas, 'Courses 7');
    await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('');
  },
};

/** A search without results can be cleared, too. */
export const SearchedEmpty: Story = {
  args: { path: '/courses?q=watercolor', data: nothingFound },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 0');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expectPage(canvas, 'Courses 7');
  },
};

/** The list updates once typing pauses. The field keeps the focus and the text. */
export const Search: Story = {
  args: {
    data: () =>
      answering(({ filter: { search } }) => {
        const [proposals, , portfolio, calls, , scams] = staffCourses();
        const found = { client: [proposals!, portfolio!, calls!, scams!], 'client calls': [calls!] };
        return connection(search === null ? staffCourses() : found[search as keyof typeof found]);
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 7');
    const field = () => canvas.getByRole('searchbox', { name: 'Search courses' });
    await userEvent.type(field(), 'client ');
    await expectPage(canvas, 'Courses 4');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('client ');
    await userEvent.keyboard('calls');
    await expectPage(canvas, 'Courses 1');
    await expect(shownNames(canvas)).toEqual(['Client calls without nerves']);
    await expect(field()).toHaveValue('client calls');
  },
};

/** The address restores search, filter, order and page; the page links keep them. */
export const FromTheAddress: Story = {
  args: {
    path: '/courses?q=workshop&author=21&sort=name&page=2',
    data: () =>
      answering((given) => {
        requested(given);
        return connection(workshops(11, 10), { totalCount: 34, hasNextPage: true });
      }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Courses 34');
    await expect(requested.mock.lastCall?.[0]).toMatchObject({
      first: 10,
      offset: 10,
      filter: { search: 'workshop', archived: null, authorId: [21] },
      sort: { by: 'name', descending: false },
    });
    await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('workshop');
    await expect(canvas.getByRole('button', { name: 'Remove filter Author: Liza Montemayor' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Course' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('11–20 of 34')).toBeVisible();
    await expect(shownNames(canvas)[0]).toBe('Freelancing workshop 11');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/courses?q=workshop&author=21&sort=name&page=3');
  },
};

/** A header sorts ascending, then descending. Sorting returns to the first page. */
export const Sorted: Story = {
  args: {
    path: '/courses?page=2',
    data: () =>
      answering(({ sort, offset }) => {
        const shown = sort.by === 'name' && sort.descending ? workshops(25, 10).toReversed() : workshops(offset + 1, 10);
        return connection(shown, { totalCount: 34, hasNextPage: true });
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 34');
    const header = () => canvas.getByRole('columnheader', { name: 'Course' });
    await userEvent.click(canvas.getByRole('button', { name: 'Course' }));
    await waitFor(() => expect(shownNames(canvas)[0]).toBe('Freelancing workshop 01'));
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('1–10 of 34')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Course' }));
    await waitFor(() => expect(shownNames(canvas)[0]).toBe('Freelancing workshop 34'));
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Course' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/courses?sort=-name&page=2');
  },
};

/** Pages are links. The last page has no Next link. */
export const Pages: Story = {
  args: {
    data: () =>
      answering(({ offset }) =>
        connection(workshops(offset + 1, Math.min(10, 24 - offset)), { totalCount: 24, hasNextPage: offset + 10 < 24 }),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 24');
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('11–20 of 24')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await expect(await canvas.findByText('21–24 of 24')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/courses?page=2');
  },
};

/** Archived courses appear with the status filter. Its chip removes the filter. */
export const Archived: Story = {
  args: { data: () => answering(({ filter }) => connection(filter.archived ? [archivedCourse] : staffCourses())) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 7');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Archived');
    await expectPage(canvas, 'Courses 1');
    await expect(shownNames(canvas)).toEqual(['Getting started, 2024 edition']);
    await userEvent.click(canvas.getByRole('button', { name: /Archived/ }));
    await expectPage(canvas, 'Courses 7');
  },
};

/** On phones, rows are cards and the filters open from a button. */
export const FiltersOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    data: () =>
      answering(({ filter }) =>
        connection(staffCourses().filter(({ author }) => filter.authorId === null || filter.authorId.includes(author?.databaseId ?? 0))),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Author' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ramon Evangelista' }));
    await userEvent.keyboard('{Escape}');
    await expectPage(canvas, 'Courses 2');
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};

/** Columns can be hidden, and the browser remembers the choice. */
export const ColumnsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Courses 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Author' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Author' })).toBeNull());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset columns' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Author' })).toBeVisible());
  },
};
