import { expect, test } from 'vitest';
import { closedText } from './closedText.ts';

const opensAt = new Date('2025-12-01T00:00:00+08:00');

test.each([
  ['open', opensAt, null],
  ['scheduled', opensAt, 'Enrollment in VA Kickstart opens on 12/01/2025.'],
  ['scheduled', null, 'Enrollment in VA Kickstart is not open yet.'],
  ['ended', null, 'Enrollment in VA Kickstart has ended.'],
  ['closed', null, 'Enrollment in VA Kickstart is closed for now.'],
] as const)('a funnel that is %s', (state, at, text) => expect(closedText({ name: 'VA Kickstart', state, opensAt: at })).toBe(text));
