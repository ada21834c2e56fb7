import { expect, test } from 'vitest';
import { FUNNEL_STATES } from '../funnels/funnelState.ts';
import { whyNotArchiveProduct } from './whyNotArchiveProduct.ts';

const one = (state: string, id = 1) => ({ id, name: `Funnel ${id}`, state });

test.each(FUNNEL_STATES.map(({ value }) => [value, value === 'open' || value === 'scheduled']))(
  'a funnel that is %s keeps its product from being archived: %s',
  (state, keeps) => expect(whyNotArchiveProduct([one(state)]) !== null).toBe(keeps),
);

test('counts the funnels and names the first', () => {
  expect(whyNotArchiveProduct([])).toBeNull();
  expect(whyNotArchiveProduct([one('closed', 1), one('open', 2)])).toBe('The funnel “Funnel 2” still sells this product. Close it first.');
  expect(whyNotArchiveProduct([one('scheduled', 1), one('open', 2)])).toBe(
    '2 funnels still sell this product, “Funnel 1” among them. Close them first.',
  );
});
