/** The states of a payment proof: what a member sent to show that an entry is paid. */
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
 * Whether a payment proof may go from one state to another: submitted, then approved, rejected, or superseded by a newer one of
 * the same entry. Revoking a payment rejects its proof.
 *
 * @example mayMoveProof('approved', 'superseded') // false
 * The specification leaves proofs open; this is a product decision.
 */
export function mayMoveProof(from: ProofState, to: ProofState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
