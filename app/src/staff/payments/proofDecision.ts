import { graphql, readInlineData } from 'react-relay/hooks';
import type { proofDecision_proof$key } from './__generated__/proofDecision_proof.graphql.ts';

/** The decision about a receipt. */
export interface ProofDecision {
  readonly state: string;
  /** The name of the member of staff; null while it waits. */
  readonly decidedBy: string | null;
}

/** Reads the decision about a receipt. */
export function proofDecision(ref: proofDecision_proof$key): ProofDecision {
  const { state, decidedBy } = readInlineData<proofDecision_proof$key>(
    graphql`
      fragment proofDecision_proof on PaymentProof @inline {
        state
        decidedBy {
          name
        }
      }
    `,
    ref,
  );
  return { state, decidedBy: decidedBy?.name ?? null };
}
