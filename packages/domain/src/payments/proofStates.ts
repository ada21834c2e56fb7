/** The states of a payment proof, which a member sends to show that an entry is paid. */
export const PROOF_STATES = [
  { value: 'submitted', label: 'For review' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'superseded', label: 'Superseded' },
] as const;

export type ProofState = (typeof PROOF_STATES)[number]['value'];

const NEXT: Readonly<Record<ProofState, readonly ProofState[]>> = {
  submitted: ['approved', 'rejected', 'superseded'],
  approved: ['submitted', 'superseded'],
  rejected: [],
  superseded: [],
};

/**
 * Whether a payment proof may change from one state to another: submitted, then approved, rejected,
 * or superseded by a newer proof of the same entry. When its payment is revoked, it waits again, or
 * is superseded by one that waits already. The specification leaves proofs open; this is a product
 * decision.
 *
 * @example mayMoveProof('rejected', 'submitted') // false
 */
export function mayMoveProof(from: ProofState, to: ProofState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
