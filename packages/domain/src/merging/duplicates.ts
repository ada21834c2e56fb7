/** Why two accounts probably belong to one person, the strongest reason first. */
export const DUPLICATE_REASONS = [
  { reason: 'mobile', label: 'Same mobile number', points: 3 },
  { reason: 'facebook', label: 'Same Facebook profile', points: 3 },
  { reason: 'birthday', label: 'Similar name and same birthday', points: 2 },
] as const;

export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]['reason'];

/** The values by which two accounts are compared. */
export interface ComparedAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string | null;
  readonly mobileNumber: string | null;
  readonly facebookProfile: string | null;
}

/** How similar two names are at least, from 0 to 1. */
const SIMILAR = 0.6;

const same = (a: string | null, b: string | null): boolean => a !== null && a !== '' && a.toLowerCase() === b?.toLowerCase();

/** The words of a name in plain letters and in order, so that exchanged names compare as equal. */
const plainName = ({ firstName, lastName }: ComparedAccount): string =>
  `${firstName} ${lastName}`
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

const pairsOf = (text: string): string[] => Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));

/**
 * How similar two names are: twice the pairs of letters that they share, by the pairs of both
 * (Dice's coefficient). Accents, capitals and the order of the words do not matter.
 *
 * @returns from 0 to 1
 */
export function nameSimilarity(one: ComparedAccount, other: ComparedAccount): number {
  const [a, b] = [pairsOf(plainName(one)), pairsOf(plainName(other))];
  if (a.length + b.length === 0) return 0;
  const left = [...b];
  const shared = a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length);
}

/**
 * Why two accounts probably belong to one person; empty when they do not.
 *
 * @spec a product decision
 */
export const duplicateReasons = (one: ComparedAccount, other: ComparedAccount): DuplicateReason[] => [
  ...(same(one.mobileNumber, other.mobileNumber) ? (['mobile'] as const) : []),
  ...(same(one.facebookProfile, other.facebookProfile) ? (['facebook'] as const) : []),
  ...(same(one.birthdate, other.birthdate) && nameSimilarity(one, other) >= SIMILAR ? (['birthday'] as const) : []),
];

/** The strength of reasons, for the order of suggestions. */
export const duplicatePoints = (reasons: readonly DuplicateReason[]): number =>
  DUPLICATE_REASONS.filter(({ reason }) => reasons.includes(reason)).reduce((sum, { points }) => sum + points, 0);
