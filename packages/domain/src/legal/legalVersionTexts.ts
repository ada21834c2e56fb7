import { LEGAL_KINDS, type LegalKind } from './legalKinds.ts';

/**
 * The legal pages that someone agreed to, each with its version.
 *
 * @example legalVersionTexts({ 'refund-policy': 2 }) // ['Refund Policy, version 2']
 */
export const legalVersionTexts = (versions: Readonly<Partial<Record<LegalKind, number>>>): string[] =>
  LEGAL_KINDS.flatMap(({ value, label }) => (versions[value] === undefined ? [] : [`${label}, version ${versions[value]}`]));
