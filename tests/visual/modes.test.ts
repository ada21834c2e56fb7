import { describe, expect, it } from 'vitest';
import { modesOf } from './modes.ts';

const looks = (pictures: unknown, pinned = {}) =>
  modesOf({ id: 'a--b', pictures, pinned }).map(({ viewport, theme, picture }) => `${viewport} ${theme} ${picture ?? '-'}`);

describe('the looks of a story', () => {
  it('pictures a component in both themes at one width', () => {
    expect(looks(undefined)).toEqual(['desktop light a--b-light', 'desktop dark a--b-dark']);
  });
  it('pictures a pattern on both screens in both themes', () => {
    expect(looks('pattern')).toEqual([
      'phone light a--b-phone-light',
      'phone dark a--b-phone-dark',
      'desktop light a--b-desktop-light',
      'desktop dark a--b-desktop-dark',
    ]);
  });
  it('pictures a screen once light on the phone, once dark on the desktop', () => {
    expect(looks('screen')).toEqual(['phone light a--b-phone-light', 'desktop dark a--b-desktop-dark']);
  });
  it('looks at a story without pictures in both themes', () => {
    expect(looks(false)).toEqual(['desktop light -', 'desktop dark -']);
  });
  it('sees a story that fixes its theme or viewport only there', () => {
    expect(looks(undefined, { viewport: 'phone' })).toEqual(['phone light a--b-light', 'phone dark a--b-dark']);
    expect(looks('pattern', { viewport: 'phone', theme: 'dark' })).toEqual(['phone dark a--b-phone-dark']);
    expect(looks('screen', { viewport: 'phone', theme: 'dark' })).toEqual(['phone dark a--b-phone-dark']);
    expect(looks(false, { theme: 'dark' })).toEqual(['desktop dark -']);
  });
  it('refuses a word it does not know', () => {
    expect(() => looks('sceen')).toThrow('not "sceen"');
  });
});
