import { describe, expect, test } from 'vitest';
import { accountLinks, canSwitchRole, reviewsMoveUps } from './accountLinks.ts';
import { accountMenu } from './accountMenu.ts';
import { communityLink } from './communityLink.ts';
import { CREATE_BUTTONS, createButton } from './createButtons.ts';
import { footerLinks } from './footerLinks.ts';
import { mayImpersonate } from './mayImpersonate.ts';
import {
  hasExtraPadding,
  navbarBadge,
  showsProgressDrawer,
  showsQuickActions,
  showsSearch,
  showsSidebar,
  sidebarStartsOpen,
} from './navbar.ts';
import { QUICK_CREATE, quickCreate } from './quickCreate.ts';
import { roleInUse } from './roleInUse.ts';
import { ROLES, type Role } from './roles.ts';
import { SEEDED_ACCESS } from './seededAccess.ts';
import { type SessionUser, sessionUserSchema } from './sessionUser.ts';
import { profileTab, USER_MENU } from './userMenu.ts';

const level = (role: Role, id = 1) => ({ id, key: role, name: role, role });
const userOf = (role: Role, change: Partial<SessionUser> = {}): SessionUser => ({
  ...sessionUserSchema.parse({ id: 1, email: 'juan@example.com', roles: [role], accessLevel: level(role), ...SEEDED_ACCESS[role] }),
  ...change,
});
const rolesThat = (rule: (user: SessionUser) => boolean): Role[] => ROLES.filter((role) => rule(userOf(role)));
const labels = (items: readonly { label: string }[]): string[] => items.map((item) => item.label);

describe('roleInUse', () => {
  test.each([
    [{ accessLevel: level('coach'), roles: ['member'] }, 'coach'],
    [{ accessLevel: null, roles: 'member' }, 'member'],
    [{ accessLevel: null, roles: ['affiliate', 'member'] }, 'affiliate'],
    [{ accessLevel: null, roles: [] }, null],
    [{ accessLevel: null, roles: 'owner' }, null],
    [null, null],
    [undefined, null],
  ])('%#: %j', (user, role) => {
    expect(roleInUse(user as SessionUser)).toBe(role);
  });
});

describe('the navbar', () => {
  test.each<[Role, string | null]>([
    ['affiliate', 'Affiliate'],
    ['admin', 'Admin'],
    ['tribe-team-fa', 'Admin'],
    ['tribe-team-ro', 'Admin'],
    ['member', null],
    ['non-member', null],
    ['coach', 'Coaching'],
    ['assistant-coach', 'Coaching'],
    ['head-coach', 'Coaching'],
    ['expert', 'Coaching'],
    ['success-manager', 'Coaching'],
    ['team-lead', 'Coaching'],
    ['assistant-team-lead', 'Coaching'],
  ])('shows %s the badge %j', (role, badge) => {
    expect(navbarBadge(userOf(role))).toBe(badge);
  });

  test('shows search, quick actions, drawer, sidebar and padding by role', () => {
    expect(rolesThat(showsSearch)).toEqual([
      'non-member',
      'member',
      'team-lead',
      'assistant-team-lead',
      'tribe-team-fa',
      'tribe-team-ro',
      'admin',
    ]);
    expect(rolesThat(showsQuickActions)).toEqual(['team-lead', 'assistant-team-lead', 'tribe-team-fa', 'tribe-team-ro', 'admin']);
    expect(rolesThat(showsProgressDrawer)).toEqual(['member']);
    expect(rolesThat(showsSidebar)).toEqual(['head-coach', 'success-manager', 'tribe-team-fa', 'tribe-team-ro', 'admin']);
    expect(rolesThat(hasExtraPadding)).toEqual(['tribe-team-fa', 'tribe-team-ro']);
  });

  test('shows a visitor none of it', () => {
    for (const rule of [showsSearch, showsQuickActions, showsProgressDrawer, showsSidebar, hasExtraPadding]) expect(rule(null)).toBe(false);
    expect(navbarBadge(null)).toBeNull();
  });

  test.each([
    ['team-lead', true],
    ['assistant-team-lead', true],
    ['owner', true],
    ['', true],
    [null, true],
    [undefined, true],
    ['admin', false],
    ['member', false],
  ])('opens the sidebar of %j at first: %s', (role, open) => {
    expect(sidebarStartsOpen(role)).toBe(open);
  });
});

describe('quickCreate', () => {
  test('offers an admin everything and a tribe team what its flags allow', () => {
    expect(quickCreate(userOf('admin')).map((item) => item.route)).toEqual(QUICK_CREATE.map((entry) => entry.route));
    expect(labels(quickCreate(userOf('tribe-team-fa')))).toEqual(['User']);
    expect(quickCreate(userOf('tribe-team-ro'))).toEqual([]);
  });

  test('offers nothing to a role without the menu, whatever its flags', () => {
    expect(quickCreate(userOf('coach', { functionAccess: SEEDED_ACCESS.admin.functionAccess }))).toEqual([]);
    expect(quickCreate(null)).toEqual([]);
  });
});

describe('createButton', () => {
  test('shows only with its flag', () => {
    expect(createButton('courses', userOf('admin'))).toEqual({ label: 'Create a Course', route: 'newCourse' });
    expect(createButton('courses', userOf('tribe-team-fa'))).toBeNull();
    expect(createButton('nonMembers', userOf('tribe-team-fa'))).toEqual({ label: 'New User', route: 'newUser' });
    expect(createButton('courses', null)).toBeNull();
  });

  test('is missing on the funnels list', () => {
    expect(createButton('funnels', userOf('admin'))).toBeNull();
    expect(CREATE_BUTTONS).toHaveLength(10);
  });
});

describe('accountMenu', () => {
  test.each<[Role, string[]]>([
    ['member', ['Account and security', 'My Products', 'Billing and Subscriptions', 'My Resources', 'My groups']],
    ['non-member', ['Account and security', 'My Products', 'Billing and Subscriptions', 'My groups']],
    ['affiliate', ['Account and security', 'Affiliate T&C', 'My Courses', 'My Events', 'My Resources', 'My groups']],
    [
      'admin',
      [
        'Account and security',
        'Dashboard',
        'Billing and Subscriptions',
        'Settings',
        'My Courses',
        'My Events',
        'My Resources',
        'Community',
      ],
    ],
    ['coach', ['Account and security', 'Dashboard', 'Billing and Subscriptions', 'My Courses', 'My Events', 'My Resources', 'My groups']],
  ])('for %s: %j', (role, expected) => {
    expect(labels(accountMenu(userOf(role)))).toEqual(['My Profile', ...expected, 'What’s new', 'Bug Report']);
  });

  test('depends on the settings in the session', () => {
    const linkSettings = { 'enable-affiliate': 'true', 'enable-challenge-buddies': 'true', 'community-link': '' };
    const member = userOf('member', { linkSettings, accountabilityGroupId: 3 });
    expect(labels(accountMenu(member))).toEqual(expect.arrayContaining(['Become an Affiliate', 'Accountability Group']));
  });

  test('leads to the security settings of the account', () => {
    expect(accountMenu(userOf('member')).find(({ key }) => key === 'accountSecurity')?.path).toBe('/profile?tab=account');
  });

  test('is empty when signed out', () => expect(accountMenu(null)).toEqual([]));
});

describe('accountLinks', () => {
  test.each<[Role, string[]]>([
    ['member', ['My Products', 'Billing and Subscriptions']],
    ['non-member', ['My Products', 'Billing and Subscriptions']],
    ['affiliate', ['Affiliate T&C']],
    ['admin', ['Dashboard', 'Billing and Subscriptions', 'Settings']],
    ['coach', ['Dashboard', 'Billing and Subscriptions']],
  ])('for %s', (role, expected) => {
    expect(labels(accountLinks(userOf(role), {}))).toEqual(expected);
  });

  test('leads each to a page, with a unique key', () => {
    const everything = { 'enable-affiliate': 'true', 'enable-challenge-buddies': 'true' };
    const all = (['admin', 'affiliate', 'member'] as const).flatMap((role) =>
      accountLinks(userOf(role, { accountabilityGroupId: 3 }), everything),
    );
    expect(Object.fromEntries(all.map(({ key, route }) => [key, route]))).toEqual({
      content: 'content',
      account: 'account',
      defaultSettings: 'defaultSettings',
      affiliateTerms: 'affiliateTerms',
      becomeAffiliate: 'affiliateTerms',
      accountabilityBuddies: 'accountabilityBuddies',
    });
  });

  test('are empty for a visitor', () => {
    expect(accountLinks(null, { 'enable-affiliate': 'true' })).toEqual([]);
  });

  test('have no settings link for members, non-members and affiliates, even with the flag', () => {
    for (const role of ['member', 'non-member', 'affiliate'] as const) {
      expect(labels(accountLinks(userOf(role, { pageAccess: { defaultSettings: true } }), {}))).not.toContain('Settings');
    }
  });

  test.each([
    ['true', [level('member')], 'member', true],
    ['TRUE', [level('member')], 'member', false],
    ['false', [level('member')], 'member', false],
    [undefined, [level('member')], 'member', false],
    [null, [level('member')], 'member', false],
    ['true', [level('member'), level('affiliate', 2)], 'member', false],
    ['true', [level('coach')], 'coach', false],
  ] as const)('with enable-affiliate %j, levels %j, role %s: %s', (setting, accessLevels, role, shown) => {
    const links = accountLinks(userOf(role, { accessLevels: [...accessLevels] }), { 'enable-affiliate': setting });
    expect(links.find((link) => link.label === 'Become an Affiliate')?.route).toBe(shown ? 'affiliateTerms' : undefined);
  });

  test.each([
    [{ accountabilityGroupId: 3 }, 'member', 'true', true],
    [{ accountabilityAsLeaderId: 3 }, 'member', 'true', true],
    [{}, 'member', 'true', false],
    [{ accountabilityGroupId: 3 }, 'member', 'false', false],
    [{ accountabilityGroupId: 3 }, 'coach', 'true', false],
  ] as const)('with accountability %j as %s and the setting %s: %s', (change, role, setting, shown) => {
    const links = accountLinks(userOf(role, change), { 'enable-challenge-buddies': setting });
    expect(labels(links).includes('Accountability Group')).toBe(shown);
  });
});

describe('other links', () => {
  test('Switch Role needs two access levels, Review Move-Up a stage to review', () => {
    expect(canSwitchRole(userOf('member', { accessLevels: [level('member')] }))).toBe(false);
    expect(canSwitchRole(userOf('member', { accessLevels: [level('member'), level('coach', 2)] }))).toBe(true);
    expect(canSwitchRole(null)).toBe(false);
    expect(reviewsMoveUps(userOf('coach'))).toBe(false);
    expect(reviewsMoveUps(userOf('coach', { stagesAsReviewer: [{ id: 1, number: 1, name: 'One' }] }))).toBe(true);
    expect(reviewsMoveUps(null)).toBe(false);
  });

  test.each([
    [true, 'https://chat.example', { label: 'Community/Support', href: 'https://chat.example' }],
    [true, ' https://chat.example ', { label: 'Community/Support', href: 'https://chat.example' }],
    [true, 'javascript:alert(1)', null],
    [true, '', null],
    [true, null, null],
    [false, 'https://chat.example', null],
  ])('the community link of fast-track %s with %j is %j', (isFastTrackStudent, address, link) => {
    expect(communityLink({ isFastTrackStudent }, address)).toEqual(link);
  });

  test('the user menu leads to the pages of its keys', () => {
    const keys = ['home', 'viewCourses', 'viewEvents', 'viewResources', 'myProfile', 'bugReport'];
    expect(USER_MENU.map(({ key, route }) => [key, route])).toEqual(keys.map((key) => [key, key]));
  });

  test('the footer links to its pages', () => {
    expect(footerLinks(null).map(({ key, label }) => [key, label])).toEqual([
      ['terms', 'Terms and Conditions'],
      ['privacyPolicy', 'Privacy Policy'],
      ['refundPolicy', 'Refund Policy'],
    ]);
  });

  test('the footer links an affiliate to the affiliate terms', () => {
    expect(footerLinks(userOf('affiliate'))[0]?.route).toBe('affiliateTerms');
    expect(footerLinks(userOf('member')).map((link) => link.route)).toEqual(['termsConditions', 'privacyPolicy', 'refundPolicy']);
    expect(footerLinks(null)[0]?.route).toBe('termsConditions');
  });

  test.each([
    ['socials', 'socials'],
    ['Socials', 'wins'],
    ['', 'wins'],
    [null, 'wins'],
  ])('the profile tab for %j is %s', (tab, expected) => {
    expect(profileTab(tab)).toBe(expected);
  });
});

describe('mayImpersonate', () => {
  const by = (role: Role | null, isImpersonating = false) => ({ role, isImpersonating });
  test.each([
    [by('admin'), ['member'], true],
    [by('admin'), ['tribe-team-fa', 'member'], true],
    [by('admin'), ['admin'], false],
    [by('admin'), ['member', 'admin'], false],
    [by('tribe-team-fa'), ['tribe-team-ro'], true],
    [by('tribe-team-fa'), ['head-coach'], true],
    [by('tribe-team-fa'), ['tribe-team-fa'], false],
    [by('tribe-team-fa'), ['admin', 'member'], false],
    [by('tribe-team-ro'), ['member'], false],
    [by('coach'), ['member'], false],
    [by(null), ['member'], false],
    [by('admin', true), ['member'], false],
    [by('admin'), [], false],
  ] as const)('%j of %j: %s', (actor, held, allowed) => {
    expect(mayImpersonate(actor, [...held])).toBe(allowed);
  });
});
