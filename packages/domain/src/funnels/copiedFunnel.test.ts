import { expect, test } from 'vitest';
import { copiedFunnel } from './copiedFunnel.ts';

test('suggests a name and an address for a copy', () => {
  expect(copiedFunnel('Niño’s Studio')).toEqual({ name: 'Copy of Niño’s Studio', slug: 'copy-of-ninos-studio' });
});

test('cuts a name that would be too long', () => {
  expect(copiedFunnel('n'.repeat(150)).name).toHaveLength(150);
});
