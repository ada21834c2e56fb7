import { Button, Row } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { collectedAmount } from '../shared/providers/collectedAmount.ts';
import { keptSubject } from './keptSubject.ts';
import { useWhyNotDecide } from './useWhyNotDecide.ts';
import type { KeptActions_collected$key } from './__generated__/KeptActions_collected.graphql.ts';

/** The open dialog about money that waits. */
export interface OpenKept {
  readonly kind: 'payBack' | 'note';
  readonly databaseId: number;
}

interface KeptActionsProps {
  collected: KeptActions_collected$key;
  open: (dialog: OpenKept) => void;
  /** Runs an action after its confirmation. */
  act: (action: Action) => void;
  apply: (money: { databaseId: number }) => Promise<unknown>;
}

/**
 * The decisions about money that waits: it is applied or paid back. About money in another currency
 * and disputed money, staff note what became of it.
 */
export function KeptActions({ collected: key, open, act, apply }: KeptActionsProps) {
  const collected = useFragment(
    graphql`
      fragment KeptActions_collected on CollectedPayment {
        ...collectedAmount_collected
        databaseId
        currency
        keptReason
        disputedAt
        ...useWhyNotDecide_collected
        ...keptSubject_collected
      }
    `,
    key,
  );
  const whyNot = useWhyNotDecide(collected);
  const { databaseId, currency, keptReason, disputedAt } = collected;
  const isBooked = keptReason != null && currency === 'PHP';
  const amount = collectedAmount(collected);
  const applying: Action = {
    confirm: {
      title: `Apply ${amount}?`,
      consequence: keptSubject(collected)?.effect ?? 'The money becomes credit.',
      confirmText: 'Apply money',
      busyText: 'Applying',
    },
    run: () => apply({ databaseId }),
    success: `${amount} applied.`,
  };
  const disabled = whyNot !== null && { waiting: true, 'aria-describedby': whyNot.id };
  return (
    <Row gap={2} justify="end" wrap={isBooked && disputedAt != null}>
      {isBooked && (
        <Button size="dense" aria-label={`Apply ${amount}`} {...disabled} onClick={() => act(applying)}>
          Apply
        </Button>
      )}
      {isBooked && (
        <Button size="dense" aria-label={`Pay back ${amount}`} {...disabled} onClick={() => open({ kind: 'payBack', databaseId })}>
          Pay back
        </Button>
      )}
      {(!isBooked || disputedAt != null) && (
        <Button size="dense" {...(whyNot?.forbidsAll === true && disabled)} onClick={() => open({ kind: 'note', databaseId })}>
          Note what became of it
        </Button>
      )}
    </Row>
  );
}
