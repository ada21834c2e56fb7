import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chimeSound } from './chimeSound.ts';

const file = readFileSync(join(import.meta.dirname, '../app/src/shared/journey/chime.wav'));

test('the checked-in chime is the output of the script, in at most 10 kB', () => {
  expect(file.equals(chimeSound())).toBe(true);
  expect(file.length).toBeLessThanOrEqual(10_000);
});

test('it is audible and never clipped', () => {
  const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(8_000);
  expect(loudest).toBeLessThan(32_767);
});
