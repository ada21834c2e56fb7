import { ActionMenu, Button, Row } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../../admin/actions/useAction.tsx';
import { lazyPart } from '../../../routing/lazyPart.ts';
import { applyAction, dismissAction, keepAction, reopenAction } from './lineActionsOf.ts';
import type { LineTarget } from './lineTarget.ts';
import { useLineCommands } from './useLineCommands.ts';
import type { LineDecision_row$key } from './__generated__/LineDecision_row.graphql.ts';

// Loaded once a payment is chosen.
const ChoosePaymentDialog = lazyPart('ChoosePaymentDialog', async () => (await import('./ChoosePaymentDialog.tsx')).ChoosePaymentDialog);

interface LineDecisionProps {
  row: LineDecision_row$key;
  /** The match that the line is applied to; null where staff choose it first. */
  target: LineTarget | null;
  /** The name of the line, for the label of its menu. */
  name: string;
  reload: () => Promise<unknown>;
}

/** The decisions that a line offers: the likely one as a button, the others in a menu. */
export function LineDecision({ row: key, target, name, reload }: LineDecisionProps) {
  const row = useFragment(
    graphql`
      fragment LineDecision_row on StatementRow {
        databaseId
        amount
        state
        actions
        ...ChoosePaymentDialog_row
      }
    `,
    key,
  );
  const { act, busy, dialog } = useAction();
  const [isChoosing, setChoosing] = useState(false);
  const { databaseId, amount, state, actions } = row;
  const line = { amount, state };
  const commands = useLineCommands(databaseId, reload);
  const offers = (action: string) => actions.includes(action);
  const others = [
    ...(target !== null && offers('apply') ? [{ label: 'Choose another payment', onSelect: () => setChoosing(true) }] : []),
    ...(offers('keep') ? [{ label: 'Keep', onSelect: () => act(keepAction(line, commands)) }] : []),
    ...(offers('dismiss') ? [{ label: 'Not a payment', onSelect: () => act(dismissAction(commands)) }] : []),
    ...(offers('reopen') ? [{ label: 'Take back', onSelect: () => act(reopenAction(line, commands)) }] : []),
  ];
  return (
    <>
      <Row gap={1} justify="end" wrap={others.length === 1}>
        {offers('apply') &&
          (target === null ? (
            <Button size="dense" waiting={busy} onClick={() => setChoosing(true)}>
              Choose a payment
            </Button>
          ) : (
            <Button size="dense" loading={busy} loadingText="Saving" onClick={() => act(applyAction(line, target, commands))}>
              Apply
            </Button>
          ))}
        <ActionMenu label={`Actions for ${name}`} actions={others} />
      </Row>
      {dialog}
      {isChoosing && (
        <Suspense>
          <ChoosePaymentDialog row={row} apply={commands.apply} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
