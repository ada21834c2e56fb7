import { BONUS_COURSE_ID } from './bonusCourse.ts';
import { describe, expect, test } from 'vitest';
import { mainMenu } from './mainMenu.ts';
import type { MenuItem } from './menuItem.ts';
import { AFFILIATE_MENU, ALTERNATIVE_MEMBER_MENU, memberMenu, OWN_MENU_ROLES, ownMenu, subgroupMenu } from './ownMenus.ts';
import { type Role, ROLES } from './roles.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';
import { type SessionUser, sessionUserSchema } from './sessionUser.ts';
import { ADMIN_MENU, leaderMenu, MANAGE_GROUP, MANAGE_STAGE } from './teamMenus.ts';

const userOf = (role: Role, change: Partial<SessionUser> = {}): SessionUser => ({
  ...sessionUserSchema.parse({
    id: 1,
    email: 'juan@example.com',
    roles: [role],
    accessLevel: { id: 1, key: role, name: role, role },
    ...SEEDED_ACCESS[role],
  }),
  ...change,
});

/** The keys of a menu as text: 'content(products courses)'. */
const outline = (items: readonly MenuItem[]): string =>
  items.map((item) => (item.children ? `${item.key}(${outline(item.children)})` : item.key)).join(' ');

const group = { id: 5, name: 'Group' };
const stage = (id: number) => ({ id, number: id, name: `Stage ${id}` });

const menuOf = (user: SessionUser | null | undefined): MenuItem[] => mainMenu(user);

describe('mainMenu', () => {
  test.each([null, undefined])('is empty for %j', (user) => {
    expect(menuOf(user)).toEqual([]);
  });

  test('is empty for an unknown role', () => {
    expect(menuOf(userOf('member', { accessLevel: null, roles: [] }))).toEqual([]);
    expect(menuOf(userOf('member', { accessLevel: null, roles: 'owner' as Role }))).toEqual([]);
  });

  test.each<[Role, string]>([
    [
      'admin',
      'home content(products courses events resourceFiles subscriptions) community(users stages groups batches uploadContents mergeUsers archivedUsers accountabilityGroups challengeGroups) marketing(funnels successManagers affiliates forms challengeGroups redirectRules retention) payments reports(communityReport paymentReport infoLogsReport) settings(defaultSettings accessLevels paymentTerms liveWorkshopSettings liveWorkshopSettings2 featureChangeLog backupHistory)',
    ],
    [
      'tribe-team-ro',
      'home content(products courses events resourceFiles subscriptions) community(users stages groups batches mergeUsers archivedUsers accountabilityGroups challengeGroups) marketing(funnels successManagers affiliates forms challengeGroups redirectRules retention) payments reports(communityReport paymentReport infoLogsReport)',
    ],
    [
      'success-manager',
      'home content(subscriptions) community(users mergeUsers archivedUsers accountabilityGroups challengeGroups) marketing(successManagers challengeGroups retention) payments',
    ],
    [
      'head-coach',
      'home content(courses events resourceFiles) community(users stages groups mergeUsers archivedUsers accountabilityGroups challengeGroups) marketing(challengeGroups) reports(communityReport)',
    ],
    ['coach', 'home content(courses events resourceFiles) community(users groups mergeUsers archivedUsers)'],
    ['team-lead', 'home'],
    ['member', 'home contents(viewCourses viewEvents) bonuses stage'],
    ['non-member', 'home viewCourses viewEvents viewResources'],
    ['affiliate', 'home'],
  ])('shows %s the menu %s', (role, expected) => {
    expect(outline(menuOf(userOf(role)))).toBe(expected);
  });

  test('requires defaultSettings for Settings, even with special children', () => {
    const admin = userOf('admin');
    const without = { ...admin, pageAccess: { ...admin.pageAccess, defaultSettings: false } };
    expect(outline(menuOf(without))).not.toContain('settings(');
  });

  test('shows the payment and redirect items by the flags of their content', () => {
    const admin = userOf('admin');
    const without = { ...admin, pageAccess: { ...admin.pageAccess, studentPaymentDetails: false, products: false } };
    expect(outline(menuOf(without))).not.toMatch(/payments|redirectRules|funnels/);
  });

  test('keeps the children of Reports without its own flag, but not the link', () => {
    const admin = userOf('admin');
    const reports = menuOf({ ...admin, pageAccess: { ...admin.pageAccess, reportSummary: false } }).find((item) => item.key === 'reports');
    expect(reports).not.toHaveProperty('route');
    expect(reports?.children).toHaveLength(3);
  });

  test('shows all links once the affiliate has an affiliate timestamp', () => {
    const affiliate = userOf('affiliate', { affiliateTimestamp: '2025-01-01T00:00:00Z' });
    expect(outline(menuOf(affiliate))).toBe('home affiliateLeads affiliateLinks affiliateResources affiliateCommission');
    expect(menuOf(affiliate)[0]?.label).toBe('Dashboard');
  });

  test('shows leaders the group menu, then the stage menu, each entry once', () => {
    const lead = (change: Partial<SessionUser>) => outline(menuOf(userOf('team-lead', change)));
    expect(lead({ managedGroup: group })).toBe('home viewGroup accountabilityGroups');
    expect(lead({ managedStage: stage(2) })).toBe('home manageStage accountabilityGroups');
    expect(lead({ accountabilityAsLeaderId: 5 })).toBe('home accountabilityGroups');
    expect(lead({ managedGroup: group, managedStage: stage(2), stagesAsReviewer: [stage(2)] })).toBe(
      'home viewGroup reviewMoveUp accountabilityGroups manageStage',
    );
  });

  test('shows Review Move-Up to a coach who reviews a stage and leads no group', () => {
    const menu = menuOf(userOf('coach', { stagesAsReviewer: [stage(4)] }));
    expect(menu[1]).toEqual({ key: 'reviewMoveUp', label: 'Review Move-Up', path: '/review-move-up/4' });
    expect(outline(menuOf(userOf('coach')))).not.toContain('reviewMoveUp');
  });

  test('shows Review Move-Up as one link for one stage and as a menu for several', () => {
    const review = (stages: SessionUser['stagesAsReviewer']) =>
      menuOf(userOf('team-lead', { managedGroup: group, stagesAsReviewer: stages })).find((item) => item.key === 'reviewMoveUp');
    expect(review([stage(4)])).toEqual({ key: 'reviewMoveUp', label: 'Review Move-Up', path: '/review-move-up/4' });
    expect(review([stage(4), stage(6)])?.children).toEqual([
      { key: 'reviewMoveUp-4', label: 'Stage 4', path: '/review-move-up/4' },
      { key: 'reviewMoveUp-6', label: 'Stage 6', path: '/review-move-up/6' },
    ]);
  });

  test.each<Role>(['admin', 'head-coach'])('puts Review Move-Up last for %s who reviews a stage', (role) => {
    expect(menuOf(userOf(role, { stagesAsReviewer: [stage(4)] })).at(-1)).toEqual({
      key: 'reviewMoveUp',
      label: 'Review Move-Up',
      path: '/review-move-up/4',
    });
    expect(outline(menuOf(userOf(role)))).not.toContain('reviewMoveUp');
  });

  test('shows a member their subgroup, unless it has no id', () => {
    expect(menuOf(userOf('member', { subGroup: { id: 9, name: 'Nine' } })).at(-1)).toEqual({
      key: 'viewSubGroup',
      label: 'My Subgroup',
      path: '/sub-group/9',
    });
    expect(outline(menuOf(userOf('member', { subGroup: { id: null, name: 'Nine' } })))).toBe(
      'home contents(viewCourses viewEvents) bonuses stage',
    );
  });

  test.each([BONUS_COURSE_ID, 12])('links the bonuses to the course in the setting: %d', (id) => {
    const bonuses = mainMenu(userOf('member', { bonusCourseId: id })).find((item) => item.key === 'bonuses');
    expect(bonuses?.path).toBe(`/courses/my-courses/${id}`);
  });

  test('depends on the access level in use, not on other roles', () => {
    expect(outline(menuOf(userOf('non-member', { roles: ['admin'] })))).toBe('home viewCourses viewEvents viewResources');
  });
});

describe('ownMenu', () => {
  test.each(ROLES)('is the main menu of %s where no menu of the team is needed, otherwise empty', (role) => {
    const user = userOf(role);
    const isOwn = OWN_MENU_ROLES.some((own) => own === role);
    expect(ownMenu(user)).toEqual(isOwn ? mainMenu(user) : []);
    expect(ownMenu(user).length > 0).toBe(isOwn);
  });

  test.each([null, undefined])('is empty for %j', (user) => {
    expect(ownMenu(user)).toEqual([]);
  });
});

describe('the menus', () => {
  const LEADER = [...leaderMenu(MANAGE_GROUP, [stage(1)]), ...leaderMenu(MANAGE_STAGE, [stage(1)])];
  const ALL = [ADMIN_MENU, AFFILIATE_MENU, ALTERNATIVE_MEMBER_MENU, memberMenu(BONUS_COURSE_ID), subgroupMenu(group), LEADER];
  const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

  test('labels every entry', () => {
    expect(ALL.flatMap(flat).filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([]);
  });

  test('gives the entries of one menu different labels', () => {
    for (const menu of [...ALL.slice(0, -1), ...ADMIN_MENU.map(({ children }) => children ?? [])]) {
      expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
    }
  });
});
