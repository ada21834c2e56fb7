import { Link, Stack, StatusBadge, Text, type Tone } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { enumWord } from '@atlas/domain/lists';
import { platformLabel, PROOF_STATES, type ProofState } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { ProofChecks } from '../shared/payments/ProofChecks.tsx';
import type { ProofDetails_proof$key } from './__generated__/ProofDetails_proof.graphql.ts';

const TONES: Readonly<Record<ProofState, Tone>> = { submitted: 'info', approved: 'success', rejected: 'danger', superseded: 'neutral' };
const STATES = PROOF_STATES.map(({ value }) => value);

/** A proof of payment: its state, what the payer sent, its receipts and the automatic checks. */
export function ProofDetails({ proof: key }: { proof: ProofDetails_proof$key }) {
  const proof = useFragment(
    graphql`
      fragment ProofDetails_proof on PaymentProof {
        state
        amount
        platform
        reference
        paidOn
        reason
        receipts {
          databaseId
          name
          url
        }
        ...ProofChecks_proof
      }
    `,
    key,
  );
  const { amount, platform, reference, paidOn, reason, receipts } = proof;
  const state = enumWord(STATES, proof.state) ?? 'submitted';
  const label = PROOF_STATES.find(({ value }) => value === state)?.label ?? '';
  return (
    <Stack gap={2}>
      <span>
        <StatusBadge tone={TONES[state]} text={label} />
      </span>
      <Text size={14} numeric>
        {[formatAmount(amount), platformLabel(platform), reference, formatShortDate(paidOn)].filter(Boolean).join(' · ')}
      </Text>
      {receipts.map(({ databaseId, name, url }) => (
        <Link key={databaseId} href={url} newTab label={`Receipt ${name} (opens a new tab)`}>
          {name}
        </Link>
      ))}
      {state === 'submitted' && <ProofChecks proof={proof} />}
      {reason != null && (
        <Text size={14} tone="muted">
          {reason}
        </Text>
      )}
    </Stack>
  );
}
