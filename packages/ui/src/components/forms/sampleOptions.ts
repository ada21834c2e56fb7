import type { ComboboxOption } from './ComboboxOption.ts';

const NAMES = ['Maricel Dela Cruz', 'Jomar Villanueva', 'Aileen Santos', 'Benjie Ramos', 'Cherry Anne Bautista-Montemayor', 'Dindo Aquino'];

/** A number of sample members for stories; the first six have names. */
export const sampleMembers = (count: number): readonly ComboboxOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `member-${index + 1}`,
    label: NAMES[index] ?? `Member ${index + 1}`,
    description: `member${index + 1}@example.com`,
  }));

/** Sample funnels for stories. */
export const sampleFunnels: readonly ComboboxOption[] = [
  'Freelancing 101',
  'Portfolio Sprint',
  'First Client',
  'Bookkeeping for Online Workers, Evening Batch',
  'Virtual Assistance',
  'Social Media Management',
].map((label, index) => ({ value: `${index + 1}`, label }));
