import { expect } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { groupsOfKristine, kristine, newcomerPage } from './peopleFixtures.ts';

const showing = (person: object | null) => ({ viewer: { member: person } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/PersonGroups',
  ...aboutScreen({
    shows: 'The groups that a person is in, leads or coaches, who looks after them, and the groups they left.',
    audience: 'Staff and coaches who look for the right contact.',
    check: 'Names are links only where the reader may open them, and unknown dates are not guessed.',
  }),
  args: { path: '/community/members/61?tab=groups', user: admin, data: () => showing({ ...kristine, community: groupsOfKristine }) },
};
export default meta;

/** A member with every kind of group, who also coaches and leads, and left two groups. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByRole('link', { name: 'Bayanihan' })).toHaveAttribute('href', '/groups/4');
    await expect(canvas.getByRole('link', { name: 'Arvin Salazar' })).toHaveAttribute('href', '/community/members/62');
    await expect(canvas.getByText('Liza Montemayor')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Liza Montemayor' })).toBeNull();
    await expect(canvas.getByText('Kasama 12 since 08/04/2025')).toBeVisible();
    await expect(canvas.getByText('Amihan: Gabi')).toBeVisible();
    await expect(canvas.getByText('Noel Evangelista, lara@example.com')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Kasama 9 Accountability group Not recorded 08\/04\/2025/ })).toBeVisible();
  },
};

/** The same on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Kristine Joy Mercado'),
};

/** A person in no group. */
export const Empty: Story = {
  args: {
    path: '/community/non-members/71?tab=groups',
    data: () =>
      showing({
        ...newcomerPage,
        community: {
          ...newcomerPage.community,
          joinedGroupAt: null,
          subgroup: null,
          accountabilityGroup: null,
          joinedAccountabilityGroupAt: null,
          successManager: null,
          ledGroups: [],
          coachedGroups: [],
          ledSubgroups: [],
          ledAccountabilityGroups: [],
          challenges: [],
          formerGroups: [],
        },
      }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Jomar Villanueva');
    await expect(canvas.getByText('In no challenge yet.')).toBeVisible();
    await expect(canvas.getByText('No recorded move from one group to another.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/community/members/999?tab=groups', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = { args: { user: member }, play: ({ canvas }) => expectForbidden(canvas, 'Member') };
