import { Button, showToast } from '@atlas/ui';
import { ConfirmDialog } from '@atlas/ui/components/feedback/ConfirmDialog.tsx';
import { useState } from 'react';
import { sentenceOf } from '../session/fetchGraphQL.ts';

interface ArchiveButtonProps {
  /** It is archived now: the button restores it. */
  archived: boolean;
  /** Archives or restores. What it throws is shown. */
  setArchived: (archived: boolean) => Promise<unknown>;
  question: { title: string; consequence: string; confirmText: string };
  /** What is said afterwards. */
  done: { archived: string; restored: string };
}

/** Takes a record out of use after a question, or gives it back at once. */
export function ArchiveButton({ archived, setArchived, question, done }: ArchiveButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const apply = async (to: boolean) => {
    setBusy(true);
    try {
      await setArchived(to);
      showToast({ kind: 'success', text: to ? done.archived : done.restored });
    } catch (error) {
      showToast({ kind: 'error', text: sentenceOf(error) });
    }
    setBusy(false);
    setAsking(false);
  };
  if (archived) {
    return (
      <Button loading={busy} onClick={() => void apply(false)}>
        Restore
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Archive
      </Button>
      <ConfirmDialog
        {...question}
        open={asking}
        tone="danger"
        busy={busy}
        onConfirm={() => void apply(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
