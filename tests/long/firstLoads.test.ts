import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstLoads } from '../../scripts/bench/scripts.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';

const root = join(import.meta.dirname, '../..');
const copy = freshFolder();

function build(): Record<string, number> {
  execFileSync(process.execPath, ['scripts/build.ts', '--force'], { cwd: copy, stdio: 'ignore' });
  return Object.fromEntries(firstLoads(join(copy, 'app/dist')).map(({ route, bytes }) => [route, bytes]));
}

it('one more screen makes the first load of no other page more than 200 bytes larger', () => {
  for (const name of ['app', 'packages', 'scripts', 'package.json', 'package-lock.json', 'persisted-queries.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !/\/(dist|node_modules)$/.test(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const before = build();

  // A screen of typical size: its own texts and parts of the kit.
  mkdirSync(join(copy, 'app/src/staff/batches'));
  const words = Array.from(
    { length: 200 },
    (_none, index) => `<Text key={${index}}>Sentence ${(index * 7919).toString(36)} of a page</Text>`,
  );
  writeFileSync(
    join(copy, 'app/src/staff/batches/BatchesScreen.tsx'),
    `import { Stack, Text } from '@atlas/ui';\nexport const BatchesScreen = () => <Stack gap={4}>${words.join('')}</Stack>;\n`,
  );
  writeFileSync(
    join(copy, 'app/src/staff/batches/screens.ts'),
    `import { plainScreen, type ScreenTable } from '../../routing/screen.ts';
import { ListPageSkeleton } from '../../shell/StaffSkeleton.ts';
export const screens = {
  batches: plainScreen({ load: async () => (await import('./BatchesScreen.tsx')).BatchesScreen, skeleton: ListPageSkeleton }),
} satisfies ScreenTable;
`,
  );
  const after = build();
  for (const [route, bytes] of Object.entries(before)) expect(Math.abs((after[route] ?? Infinity) - bytes), route).toBeLessThanOrEqual(200);
});
