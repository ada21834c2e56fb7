import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staleFiles } from './generate.ts';

it('generated files match the output of `npm run generate`', () => {
  expect(staleFiles(join(import.meta.dirname, '..'))).toEqual([]);
});
