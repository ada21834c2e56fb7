import { Button, Row, type SplitPane, Text, Tooltip } from '@atlas/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { SHORTCUTS, shortcutText } from '../../admin/review/reviewShortcuts.ts';
import { useReviewShortcuts } from '../../admin/review/useReviewShortcuts.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { MoveUpReview } from './MoveUpReview.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useMoveUpDecisions } from './useMoveUpDecisions.ts';
import type { useMoveUpPane_moveUp$key } from './__generated__/useMoveUpPane_moveUp.graphql.ts';

interface PaneOf {
  /** The open request; null when it does not exist. */
  moveUp: useMoveUpPane_moveUp$key | null | undefined;
  isOpen: boolean;
  /** The request that opens after a decision. */
  afterDecision: number | null;
  next: number | null;
  previous: number | null;
  /** Opens a request; null closes. */
  open: (id: number | null) => void;
  /** Loads the list again, with one of its requests. */
  load: (id: number) => Promise<unknown>;
}

/** The review of one request, next to the queue: what it shows, its buttons, keys and dialogs. */
export function useMoveUpPane({ moveUp: key, isOpen, afterDecision, next, previous, open, load }: PaneOf): {
  pane: SplitPane | null;
  dialog: ReactNode;
} {
  const moveUp = useFragment(
    graphql`
      fragment useMoveUpPane_moveUp on MoveUp {
        databaseId
        mayReview
        mayUndo
        member {
          name
        }
        nextStage {
          number
        }
        ...MoveUpReview_moveUp
        ...ReturnDialog_moveUp
      }
    `,
    key ?? null,
  );
  const [dialog, setDialog] = useState<'approve' | 'return' | null>(null);
  const id = moveUp?.databaseId ?? 0;
  const { busy, approve, giveBack, undo } = useMoveUpDecisions(
    { id, name: moveUp?.member.name ?? '', nextNumber: moveUp?.nextStage?.number ?? null },
    {
      load: () => load(id),
      advance: async () => {
        setDialog(null);
        await load(afterDecision ?? 0).catch(() => undefined);
        open(afterDecision);
      },
    },
  );
  const decides = moveUp?.mayReview === true;
  const [usesKeys, setUsesKeys] = useReviewShortcuts(
    'moveUpReviewKeys',
    {
      approve: decides ? () => void approve('').catch(showError) : null,
      reject: decides ? () => setDialog('return') : null,
      next: next === null ? null : () => open(next),
      previous: previous === null ? null : () => open(previous),
    },
    isOpen && dialog === null,
  );
  if (!isOpen) return { pane: null, dialog: null };
  if (moveUp == null) {
    const gone = <Text>This request does not exist, or belongs to a stage that you do not review.</Text>;
    return { pane: { title: 'Request not found', content: gone, onClose: () => open(null) }, dialog: null };
  }
  const hint = (name: keyof typeof SHORTCUTS, button: ReactElement) =>
    usesKeys ? <Tooltip text={shortcutText(name)}>{button}</Tooltip> : button;
  return {
    pane: {
      title: moveUp.member.name,
      onClose: () => open(null),
      content: <MoveUpReview moveUp={moveUp} usesKeys={usesKeys} onUseKeys={setUsesKeys} />,
      actions: (decides || moveUp.mayUndo || next !== null) && (
        <Row gap={2} wrap>
          {decides && (
            <>
              {hint(
                'approve',
                <Button
                  variant="primary"
                  size="dense"
                  loading={busy}
                  loadingText="Approving"
                  onClick={() => void approve('').catch(showError)}
                >
                  Approve
                </Button>,
              )}
              <Button size="dense" waiting={busy} onClick={() => setDialog('approve')}>
                Approve with a note
              </Button>
              {hint(
                'reject',
                <Button size="dense" waiting={busy} onClick={() => setDialog('return')}>
                  Return
                </Button>,
              )}
            </>
          )}
          {moveUp.mayUndo && (
            <Button size="dense" loading={busy} loadingText="Undoing" onClick={() => void undo().catch(showError)}>
              Undo the decision
            </Button>
          )}
          {next !== null &&
            hint(
              'next',
              <Button variant="quiet" size="dense" waiting={busy} onClick={() => open(next)}>
                Next
              </Button>,
            )}
        </Row>
      ),
    },
    dialog: (
      <>
        {dialog === 'approve' && <ApproveDialog name={moveUp.member.name} onApprove={approve} onClose={() => setDialog(null)} />}
        {dialog === 'return' && <ReturnDialog moveUp={moveUp} onReturn={giveBack} onClose={() => setDialog(null)} />}
      </>
    ),
  };
}
