import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staleFiles } from './generate.ts';

it('generated files are as `npm run generate` writes them', () => {
  expect(staleFiles(join(import.meta.dirname, '..'))).toEqual([]);
});
