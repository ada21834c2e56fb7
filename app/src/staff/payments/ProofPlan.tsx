import { Card, Stack, Text } from '@atlas/ui';
import { pesosToCentavos } from '@atlas/domain/money';
import { planPayment, planSentences } from '@atlas/domain/payments';
import { graphql, useFragment } from 'react-relay/hooks';
import { payableEntries } from './payableEntries.ts';
import type { ProofPlan_proof$key } from './__generated__/ProofPlan_proof.graphql.ts';

export interface ProofPlanProps {
  proof: ProofPlan_proof$key;
  /** The received amount in pesos. */
  amount: number;
}

/** States what the approval of a receipt pays. Empty for an amount that is not one. */
export function ProofPlan({ proof: key, amount }: ProofPlanProps) {
  const { entry } = useFragment(
    graphql`
      fragment ProofPlan_proof on PaymentProof {
        entry {
          databaseId
          invoice {
            ...payableEntries_invoice
          }
        }
      }
    `,
    key,
  );
  if (entry == null || !Number.isFinite(amount) || amount <= 0) return null;
  const entries = payableEntries(entry.invoice);
  const owed = entries.filter(({ isVoided }) => !isVoided);
  const chosen = entries.filter(({ id }) => id === entry.databaseId);
  const others = entries.filter(({ id }) => id !== entry.databaseId);
  const nameOf = (id: number) => `payment ${owed.findIndex((one) => one.id === id) + 1}`;
  const sentences = planSentences(planPayment(pesosToCentavos(amount), chosen, others), nameOf);
  return (
    <Card surface="sunken" as="section" aria-label="What approving does">
      <div role="status">
        <Stack gap={1}>
          {sentences.map((sentence) => (
            <Text key={sentence} size={14} numeric>
              {sentence}
            </Text>
          ))}
        </Stack>
      </div>
    </Card>
  );
}
