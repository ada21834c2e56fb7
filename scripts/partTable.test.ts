import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partEntries, partTable } from './partTable.ts';

const IMPORT = `import { lazyPart } from '../../routing/lazyPart.ts';\n`;

test('reads the parts of a file with their modules', () => {
  const code = [
    IMPORT,
    `const Player = lazyPart('Player', async () => (await import('@atlas/ui/Player.tsx')).Player);`,
    `const pages = { Missing: lazyPart('Missing', async () => (await import('./pages.ts')).Missing, Sorry) };`,
  ].join('\n');
  expect(partEntries('Page.tsx', code)).toEqual([
    { name: 'Player', path: '@atlas/ui/Player.tsx' },
    { name: 'Missing', path: './pages.ts' },
  ]);
});

test('returns nothing for a file without parts', () => {
  expect(partEntries('Page.tsx', `const part = (of: string) => of;\npart('of something');\n`)).toEqual([]);
});

test.each([
  ['with an unreadable file', `lazyPart('Player', load);`],
  ['with another name than its file exports', `lazyPart('Player', async () => (await import('./Player.tsx')).VideoPlayer);`],
])('rejects a part %s', (_what, call) => {
  expect(() => partEntries('Page.tsx', IMPORT + call)).toThrow('Page.tsx has a part whose call the build cannot parse');
});

test('finds all parts of the application, including those from the kit', () => {
  const paths = new Map(partTable(join(import.meta.dirname, '..')).map(({ name, path }) => [name, path]));
  expect(paths.get('ContentLock')).toBe('src/member/shared/ContentLock.tsx');
  expect(paths.get('VideoPlayer')).toBe('../packages/ui/src/components/learning/VideoPlayer.tsx');
});
