import { expect, test } from 'vitest';
import { join } from 'node:path';
import { screenTable, tableEntries } from './screenTable.ts';

const load = (path: string) => `load: async () => (await import('${path}')).It,\n    skeleton: Shape,\n`;

test('reads a table in its order, and the tabs of a page from their table', () => {
  const table = [
    `import { LOG_TABS, accountTab } from './logs/logTabs.ts';`,
    'export const screens = {',
    `  home: screen({ ${load('./home/HomeScreen.tsx')} }),`,
    '  infoLogsReport: { tabs: LOG_TABS },',
    '  account: { tabs: LOG_TABS, by: accountTab },',
    `  newStage: formScreen({\n    ${load('./stages/NewStageScreen.tsx')}  }),`,
    '};',
  ].join('\n');
  const tabs = ['mail', 'browser-errors']
    .map((tab) => `{ tab: '${tab}', label: 'A', screen: screen({ ${load(`./${tab}.tsx`)} }) }`)
    .join(',\n');
  const files: Record<string, string> = { './logs/logTabs.ts': tabs };
  expect(tableEntries(table, (path) => files[path] ?? '')).toEqual([
    { route: 'home', tab: null, path: './home/HomeScreen.tsx' },
    { route: 'infoLogsReport', tab: 'mail', path: './logs/mail.tsx' },
    { route: 'infoLogsReport', tab: 'browser-errors', path: './logs/browser-errors.tsx' },
    { route: 'account', tab: 'mail', path: './logs/mail.tsx' },
    { route: 'account', tab: 'browser-errors', path: './logs/browser-errors.tsx' },
    { route: 'newStage', tab: null, path: './stages/NewStageScreen.tsx' },
  ]);
});

test('rejects tabs without an import', () => {
  expect(() => tableEntries('  infoLogsReport: { tabs: LOG_TABS },', () => '')).toThrow('The tabs of infoLogsReport are not imported');
});

test('reads the tables of nouns in alphabetical order, with files relative to the folder of the audience', () => {
  const member = screenTable(join(import.meta.dirname, '..'), 'member');
  expect(member[0]).toEqual({ route: 'account', tab: 'billings', table: 'account/screens.ts', path: './account/BillingsTab.tsx' });
  expect(member).toContainEqual({ route: 'myProfile', tab: 'socials', table: 'profile/screens.ts', path: './profile/SocialsTab.tsx' });
});
