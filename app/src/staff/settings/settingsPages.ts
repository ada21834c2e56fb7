import { routePath } from '@atlas/domain/navigation';
import type { NavItem } from '@atlas/ui';

/** A page in the settings area. */
export type SettingsPlace = 'default' | 'legal' | 'beginner' | 'experienced';

const PAGES: readonly { title?: string; items: readonly { place: SettingsPlace; label: string; href: string }[] }[] = [
  {
    items: [
      { place: 'default', label: 'Default settings', href: routePath('defaultSettings') },
      { place: 'legal', label: 'Legal pages', href: routePath('defaultSettings', { tab: 'legal' }) },
    ],
  },
  {
    title: 'Live workshop',
    items: [
      { place: 'beginner', label: 'Workshop (beginner)', href: routePath('liveWorkshopSettings') },
      { place: 'experienced', label: 'Workshop (experienced)', href: routePath('liveWorkshopSettings2') },
    ],
  },
];

/** The navigation items of the settings area. */
export const settingsPages = (current: SettingsPlace): { title?: string; items: NavItem[] }[] =>
  PAGES.map(({ items, ...group }) => ({
    ...group,
    items: items.map(({ place, label, href }) => ({ label, href, current: place === current })),
  }));
