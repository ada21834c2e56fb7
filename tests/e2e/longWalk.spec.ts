import type { Page } from '@playwright/test';
import { ROLES } from '../../packages/domain/src/access/index.ts';
import { STORAGE_KEYS } from '../../packages/domain/src/overlays/index.ts';
import { axeViolations, LANDING_PAGES, openRendered, rememberMarkup } from './renderedPage.ts';
import { PLACES } from './everyScreen.ts';
import { expect, test, type Atlas } from './fixtures.ts';
import { pathOf } from './places.ts';

// Opens every screen as every role and as a visitor. For most of them it is forbidden, missing or
// redirects to sign-in. Uses a saved theme, other saved preferences, and time zones with a
// different date than Manila.

test.use({ build: 'development' });
test.describe.configure({ timeout: 20 * 60_000 });

/** The addresses of all screens, as seen by people who can open them. */
let addresses: Promise<readonly string[]> | undefined;
async function lookUp(atlas: Atlas): Promise<readonly string[]> {
  const paths = new Set<string>();
  for (const [, place] of PLACES) paths.add(await pathOf(place, atlas));
  return [...paths];
}

/**
 * Fills localStorage with everything that the application stores, as if other people had used the
 * browser before.
 */
const keep = (page: Page, theme: 'light' | 'dark'): Promise<unknown> =>
  page.addInitScript(
    ([kept, flags]) => {
      for (const [name, value] of kept) localStorage.setItem(name, value);
      for (const name of flags) localStorage.setItem(name, 'true');
    },
    [
      [
        ['theme', theme],
        ['/courses', '["name","created"]'],
        ['/stages', '["number","waiting"]'],
        ['unfinished-uploads', JSON.stringify({ print: { url: '/api/uploads/1', begunAt: Date.now() } })],
        [STORAGE_KEYS.userRole, JSON.stringify({ id: 1, name: 'Coach', savedAt: new Date().toISOString() })],
        [STORAGE_KEYS.affiliateCode, 'KAPE'],
      ] as const,
      Object.values(STORAGE_KEYS).filter((name) => name !== STORAGE_KEYS.userRole && name !== STORAGE_KEYS.affiliateCode),
    ] as const,
  );

const LOS_ANGELES = { timezoneId: 'America/Los_Angeles', locale: 'en-US' };
const KIRITIMATI = { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' };
/** Each width has its own time zone and theme. The device prefers the other theme. */
const BROWSERS = {
  phone: { zone: LOS_ANGELES, theme: 'dark', device: 'light' },
  desktop: { zone: KIRITIMATI, theme: 'light', device: 'dark' },
} as const;

for (const [project, { zone, theme, device }] of Object.entries(BROWSERS)) {
  test.describe(`on a ${project}, in ${zone.timezoneId}, ${theme}`, () => {
    test.use({ ...zone, colorScheme: device });
    // The visitor comes first, because a password reset link expires after 15 minutes.
    for (const role of [null, ...ROLES]) {
      test(`every screen for ${role ?? 'a visitor'}`, async ({ page, atlas, context }, { project: { name } }) => {
        test.skip(name !== project, 'The other width has it');
        // Only the page itself may be denied, not the resources it loads.
        atlas.allows(/^40[34] GET \/(?!api\/|assets\/)/);
        const paths = await (addresses ??= lookUp(atlas));
        await context.clearCookies();
        if (role !== null) await atlas.logIn(role);
        await rememberMarkup(page);
        await keep(page, theme);
        for (const path of paths) {
          await openRendered(page, path);
          // A landing page looks as its author made it.
          if (!LANDING_PAGES.includes(path))
            expect.soft(await page.locator('html').getAttribute('data-theme'), `${path}: theme`).toBe(theme);
          expect.soft(await axeViolations(page), `${path}: axe`).toEqual([]);
        }
      });
    }
  });
}
