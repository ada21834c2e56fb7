import { expect, test } from 'vitest';
import { planText } from './planText.ts';

test.each([
  [[9999], 'One payment of ₱9,999.00'],
  [[0], 'FREE'],
  [[], 'FREE'],
  [[3499, 3499, 3499], '3 payments of ₱3,499.00'],
  [[3333, 3333, 3334], '3 payments of about ₱3,333.00'],
  [[1500, 772, 773], '₱1,500.00 first, then 2 payments of about ₱772.00'],
  [[1500, 900, 900], '₱1,500.00 first, then 2 payments of ₱900.00'],
  [[500, 4499], '₱500.00 first, then ₱4,499.00'],
  [[0, 500, 500], 'FREE first, then 2 payments of ₱500.00'],
])('%j: %s', (amounts, text) => expect(planText(amounts)).toBe(text));
