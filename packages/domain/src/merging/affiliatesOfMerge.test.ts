import { expect, test } from 'vitest';
import { keptAffiliate, type MergedAffiliate } from './affiliatesOfMerge.ts';

const unused = (userId: number): MergedAffiliate => ({ userId, isUsed: false });
const used = (userId: number): MergedAffiliate => ({ userId, isUsed: true });

test.each<[string, MergedAffiliate[], number | null]>([
  ['no affiliate', [], null],
  ['that of the other person', [unused(2)], 2],
  ['that of the kept person before another', [unused(2), unused(1)], 1],
  ['a used one before that of the kept person', [unused(1), used(2)], 2],
  ['that of the kept person, used', [used(1), unused(2)], 1],
])('%s', (_name, affiliates, kept) => expect(keptAffiliate(affiliates, 1)).toBe(kept));

test('two used ones are an error', () => expect(() => keptAffiliate([used(1), used(2)], 1)).toThrow(RangeError));
