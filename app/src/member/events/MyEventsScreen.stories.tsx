import { expect } from 'storybook/test';
import { event, memberEvents } from '../../shared/events/eventFixtures.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse } from '../../testing/funnels.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { member, nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Member/Events/List',
  ...aboutScreen({
    shows: 'All events of a member as a list, those to come first.',
    audience: 'Members who look for the next meeting or an earlier recording.',
    check: 'The date tiles line up, and an event that runs now, is locked or is over is recognized without reading.',
  }),
  args: { path: '/events/my-events', user: member, data: () => ({ viewer: { myEvents: connection(memberEvents()) } }) },
};
export default meta;

/** Events in progress, upcoming, locked and over. The page names the time zone once. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Events');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Weekly coaching hour' })).toHaveAttribute('href', '/events/my-events/1');
    await expect(canvas.getByText('Wed, Nov 12 · 7:00 PM')).toBeVisible();
    await expect(canvas.getByText('All times are in Manila time.')).toBeVisible();
    await expect(canvas.getByText('Every Wednesday', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Live now')).toBeVisible();
    await expect(canvas.getByText('You’re going')).toBeVisible();
    await expect(canvas.getByText('Not part of your membership')).toBeVisible();
  },
};

/** A filter and a search in the address. The calendar keeps both. */
export const Searched: Story = {
  args: {
    path: '/events/my-events?filter=upcoming&q=invoice',
    data: () => ({
      viewer: {
        myEvents: ({ filter }: { filter: { period: string; search: string } }) =>
          connection(memberEvents().filter(({ name, state }) => state !== 'PAST' && name.includes(filter.search))),
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Events');
    await expect(canvas.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
      'href',
      '/events/my-events?tab=calendar&month=2025-11&filter=upcoming&q=invoice',
    );
  },
};

/** No events at all: the page explains what appears here and links to the offer. */
export const Empty: Story = {
  args: { user: nonMember, data: () => ({ viewer: { funnelToJoin: freelancingCourse() } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Events');
    await expect(canvas.getByText('No data here')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the Freelancing Course' })).toHaveAttribute('href', '/freelancing-course');
  },
};

/** No events for this filter, which can be removed. */
export const FilteredEmpty: Story = {
  args: {
    path: '/events/my-events?filter=recurring',
    data: () => ({
      viewer: { myEvents: ({ filter }: { filter: { period: string } }) => connection(filter.period === 'ALL' ? memberEvents() : []) },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Events');
    await expect(canvas.getByText('You have no recurring events.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Atlas Live in Alabang' })).toBeVisible();
  },
};

/** More than twenty events: the rest loads on demand. */
export const ShowMore: Story = {
  args: {
    data: () => {
      const clinics = Array.from({ length: 22 }, (_, n) =>
        event({ databaseId: 20 + n, name: `Clinic ${n + 1}`, startsAt: `2025-12-${String(n + 1).padStart(2, '0')}T10:00:00.000Z` }),
      );
      const first = connection(clinics.slice(0, 20), { totalCount: 22, hasNextPage: true });
      const rest = connection(clinics.slice(20), { totalCount: 22 });
      return { viewer: { myEvents: ({ after }: { after?: string | null }) => (after ? rest : first) } };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'My Events');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    await expect(await canvas.findByRole('link', { name: 'Clinic 22' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(22);
  },
};
