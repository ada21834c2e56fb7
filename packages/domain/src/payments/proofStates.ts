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
  approved: ['rejected'],
  rejected: [],
  superseded: [],
};

/**
 * Whether a payment proof may change from one state to another: submitted, then approved, rejected,
 * or superseded by a newer proof of the same entry. Revoking a payment rejects its proof. The
 * specification leaves proofs open; this is a product decision.
 *
 * @example mayMoveProof('approved', 'superseded') // false
 */
export function mayMoveProof(from: ProofState, to: ProofState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
