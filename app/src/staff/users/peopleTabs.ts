import { routeNamed, routePath } from '@atlas/domain/navigation';

/** The lists of people that have a page of their own. */
const PAGES = ['users', 'nonMembers', 'archivedUsers'] as const;
/** The tabs of the page of members. Product decisions §20, M9. */
const TABS = [
  { tab: 'segments', label: 'Segments' },
  { tab: 'announcements', label: 'Announcements' },
] as const;

export type PeopleTab = (typeof PAGES)[number] | (typeof TABS)[number]['tab'];

/** The links to the lists of people, and to what is done with them. */
export const peopleTabs = (open: PeopleTab) => [
  ...PAGES.map((route) => ({ label: routeNamed(route).title, href: routePath(route), current: route === open })),
  ...TABS.map(({ tab, label }) => ({ label, href: routePath('users', { tab }), current: tab === open })),
];
