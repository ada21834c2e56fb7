import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanIcon } from '../app/vite/leanIcons.ts';

const ICONS = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');
type Node = readonly (readonly [tag: string, attributes: Record<string, unknown>])[];

/** The elements of an icon, read from the code of its module. */
const nodeOf = (code: string): Node => {
  const data = /const __iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '';
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of a package that the build runs as well
  return (new Function(`return ${data}`) as () => { node: Node })().node;
};

test('every icon keeps its shapes and loses its keys', () => {
  const files = globSync('*.mjs', { cwd: ICONS }).filter((file) => file !== 'index.mjs');
  const codes = files.map((file) => readFileSync(join(ICONS, file), 'utf8')).filter((code) => code.includes('const __iconData = {'));
  expect(codes.length).toBeGreaterThan(1000);
  for (const code of codes) {
    const lean = leanIcon(code);
    expect(lean).not.toMatch(/key: "|^ {2}(?:name|size): /m);
    expect(nodeOf(lean)).toEqual(nodeOf(code).map(([tag, { key: _key, ...attributes }]) => [tag, attributes]));
  }
});
