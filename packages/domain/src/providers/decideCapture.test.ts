import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaptureTarget, decideCapture, KEPT_REASONS, keptText, type ReportedPayment } from './decideCapture.ts';

const REPORTED: ReportedPayment = { status: 'paid', centavos: 349_900, currency: 'PHP' };
const TARGET: CaptureTarget = { asked: 349_900, due: 349_900, closed: null };

test.each<[string, Partial<ReportedPayment>, Partial<CaptureTarget>, ReturnType<typeof decideCapture>]>([
  ['as asked', {}, {}, { does: 'pay' }],
  ['pending', { status: 'pending' }, {}, { does: 'wait' }],
  ['failed', { status: 'failed' }, {}, { does: 'end' }],
  ['a centavo less', { centavos: 349_899 }, {}, { does: 'keep', reason: 'amount' }],
  ['a centavo more', { centavos: 349_901 }, {}, { does: 'keep', reason: 'amount' }],
  ['in pesos where centavos were meant', { centavos: 3_499 }, {}, { does: 'keep', reason: 'amount' }],
  ['another currency', { currency: 'USD' }, {}, { does: 'keep', reason: 'currency' }],
  ['another currency for an order that ended', { currency: 'IDR' }, { closed: 'ended' }, { does: 'keep', reason: 'currency' }],
  ['a price that changed meanwhile', {}, { due: 300_000 }, { does: 'keep', reason: 'amount' }],
  ['an order that expired', {}, { closed: 'ended' }, { does: 'keep', reason: 'ended' }],
  ['paid twice', {}, { closed: 'paid', due: 0 }, { does: 'keep', reason: 'paid' }],
])('%s', (_case, reported, target, expected) => {
  expect(decideCapture({ ...REPORTED, ...reported }, { ...TARGET, ...target })).toEqual(expected);
});

test('only pesos of exactly the amount that was asked for and is due pay', () => {
  const centavos = fc.integer({ min: 1, max: 400_000 });
  const any = fc.record({ centavos, asked: centavos, due: centavos, currency: fc.constantFrom('PHP', 'USD', 'php') });
  fc.assert(
    fc.property(any, ({ centavos: sum, currency, ...target }) => {
      const { does } = decideCapture({ status: 'paid', centavos: sum, currency }, { ...target, closed: null });
      expect(does === 'pay').toBe(currency === 'PHP' && sum === target.asked && sum === target.due);
    }),
  );
});

test('each reason has its sentence', () => {
  const texts = KEPT_REASONS.map(({ value }) => keptText(value, { centavos: 100, asked: 349_900 }));
  expect(texts).toEqual([
    'It is not in pesos.',
    '₱1.00 arrived, and ₱3,499.00 was asked for.',
    'It came after the order or the payment had ended.',
    'It was paid already.',
    'The order could not be completed.',
  ]);
});
