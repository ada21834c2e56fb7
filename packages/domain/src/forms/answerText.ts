import { formatAmount } from '../money/formatPeso.ts';
import type { FormFieldType } from './formFieldTypes.ts';

/**
 * An answer as one line of text; '' for a skipped question.
 *
 * @example answerText('multi', ['Laptop', 'Headset']) // 'Laptop, Headset'
 * @example answerText('peso', 12000) // '₱12,000.00'
 */
export function answerText(type: FormFieldType, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => answerText(type, one)).join(', ');
  if (type === 'peso' && typeof value === 'number') return formatAmount(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const { name } = Object(value) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}
