import { expect, test } from 'vitest';
import { tabTitle } from './tabTitle.ts';

const tabs = (open: string) => ['Mail', 'Jobs'].map((label) => ({ label, href: `?tab=${label}`, current: label === open }));

test.each([
  [undefined, 'Info logs'],
  [tabs('Mail'), 'Info logs'],
  [tabs('Jobs'), 'Info logs: Jobs'],
  [tabs('Audit'), 'Info logs'],
])('%j: %s', (items, title) => {
  expect(tabTitle('Info logs', items)).toBe(title);
});

test('a tab with the same label as the title adds nothing to it', () => {
  expect(tabTitle('Jobs', tabs('Jobs'))).toBe('Jobs');
});
