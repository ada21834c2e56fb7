import { describe, expect, it } from 'vitest';
import { modesOf } from './modes.ts';

const looks = (id: string, { pictures, ...pinned }: { pictures?: unknown; viewport?: string; theme?: string } = {}, inEveryTheme = false) =>
  modesOf({ id, pictures, pinned }, inEveryTheme).map(({ viewport, theme, picture }) => `${viewport} ${theme} ${picture ?? '-'}`);

describe('the looks of a story', () => {
  it('captures a component in both themes at one width', () => {
    expect(looks('primitives-chip--plain')).toEqual([
      'desktop light primitives-chip--plain-light',
      'desktop dark primitives-chip--plain-dark',
    ]);
  });
  it.each(['patterns-a--b', 'screens-shell-layout--member'])('captures %s on both screens in both themes', (id) => {
    expect(looks(id)).toEqual([
      `phone light ${id}-phone-light`,
      `phone dark ${id}-phone-dark`,
      `desktop light ${id}-desktop-light`,
      `desktop dark ${id}-desktop-dark`,
    ]);
  });
  it('captures a member screen on the phone in both themes, on the desktop dark', () => {
    const id = 'screens-member-courses-list--filled';
    expect(looks(id)).toEqual([`phone light ${id}-phone-light`, `phone dark ${id}-phone-dark`, `desktop dark ${id}-desktop-dark`]);
  });
  it.each(['screens-public-auth-log-in--filled', 'screens-shell-states-failed--filled'])(
    'captures %s once light on the phone, once dark on the desktop',
    (id) => {
      expect(looks(id)).toEqual([`phone light ${id}-phone-light`, `desktop dark ${id}-desktop-dark`]);
    },
  );
  it('captures a staff screen once, and shows it on the phone as well', () => {
    const id = 'screens-staff-courses-list--filled';
    expect(looks(id)).toEqual(['phone light -', `desktop dark ${id}-desktop-dark`]);
  });
  it('captures a main screen of staff on the phone as well', () => {
    const id = 'screens-staff-courses-list--filled';
    expect(looks(id, { pictures: 'phone' })).toEqual([`phone light ${id}-phone-light`, `desktop dark ${id}-desktop-dark`]);
  });
  it.each(['screens-member-courses-list--empty', 'screens-staff-courses-list--filled-and-sorted'])(
    'shows %s once without a picture, and in both themes in the long run',
    (id) => {
      expect(looks(id)).toEqual(['desktop light -']);
      expect(looks(id, {}, true)).toEqual(['desktop light -', 'desktop dark -']);
      expect(looks(id, { theme: 'dark' })).toEqual(['desktop dark -']);
    },
  );
  it('takes no pictures when the story disables them', () => {
    expect(looks('primitives-chip--plain', { pictures: false })).toEqual(['desktop light -', 'desktop dark -']);
    expect(looks('screens-member-courses-list--filled', { pictures: false })).toEqual(['desktop light -', 'desktop dark -']);
  });
  it('shows a story that fixes its theme or viewport only there', () => {
    expect(looks('a--b', { viewport: 'phone' })).toEqual(['phone light a--b-light', 'phone dark a--b-dark']);
    expect(looks('a--b', { pictures: false, theme: 'dark' })).toEqual(['desktop dark -']);
    const dark = { viewport: 'phone', theme: 'dark' };
    expect(looks('patterns-a--b', dark)).toEqual(['phone dark patterns-a--b-phone-dark']);
    expect(looks('screens-member-a--filled', dark)).toEqual(['phone dark screens-member-a--filled-phone-dark']);
    expect(looks('screens-staff-a--filled', dark)).toEqual(['phone dark screens-staff-a--filled-phone-dark']);
  });
  it.each([
    ['screens-staff-a--filled', 'screen'],
    ['screens-member-a--filled', 'phone'],
    ['screens-staff-a--empty', 'phone'],
  ])('rejects an invalid rule of %s: %s', (id, pictures) => {
    expect(() => looks(id, { pictures })).toThrow(`not "${pictures}"`);
  });
});
