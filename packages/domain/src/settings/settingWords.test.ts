import { expect, test } from 'vitest';
import { settingWords } from './settingWords.ts';
import type { SettingName } from './settings.ts';

test.each<[SettingName, string, string]>([
  ['enable-affiliate', 'true', 'On'],
  ['enable-affiliate', 'false', 'Off'],
  ['expiry-grace-days', '14', '14 days'],
  ['bonus-course-id', '136', '136'],
  ['event-date', '2025-11-23T10:30:00Z', '11/23/2025, 6:30 PM'],
  ['embed-hosts', 'canva.com, miro.com', 'canva.com, miro.com'],
  ['renewal-link', '', 'Empty'],
  ['event-date', 'soon', 'soon'],
])('words %s stored as %j as %j', (name, stored, words) => expect(settingWords(name, stored)).toBe(words));
