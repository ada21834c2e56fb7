import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chimeSound } from './chimeSound.ts';

const file = readFileSync(join(import.meta.dirname, '../app/src/shared/journey/chime.wav'));

test('the chime that is shipped is the one that the script makes, in at most 10 kB', () => {
  expect(file.equals(chimeSound())).toBe(true);
  expect(file.length).toBeLessThanOrEqual(10_000);
});

test('it is heard and never clipped', () => {
  const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(8_000);
  expect(loudest).toBeLessThan(32_767);
});
