import { StatusList } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProofChecks_proof$key } from './__generated__/ProofChecks_proof.graphql.ts';

/** The automatic checks of a proof of payment, each with its result. */
export function ProofChecks({ proof }: { proof: ProofChecks_proof$key }) {
  const { checks } = useFragment(
    graphql`
      fragment ProofChecks_proof on PaymentProof {
        checks {
          check
          label
          passes
        }
      }
    `,
    proof,
  );
  return (
    <StatusList
      label="Checks"
      items={checks.map(({ check, label, passes }) => ({
        key: check,
        tone: passes ? 'success' : 'warning',
        state: passes ? 'passes' : 'fails',
        text: label,
      }))}
    />
  );
}
