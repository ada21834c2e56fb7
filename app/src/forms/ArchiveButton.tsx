import { Button, showToast } from '@atlas/ui';
import { ConfirmDialog } from '@atlas/ui/components/feedback/ConfirmDialog.tsx';
import { useState } from 'react';
import { sentenceOf } from '../session/fetchGraphQL.ts';

interface ArchiveButtonProps {
  record: { name: string; archived: boolean };
  /** "course". */
  noun: string;
  /** What follows, so that somebody can decide. */
  consequence: string;
  /** Archives or restores. What it throws is shown. */
  setArchived: (archived: boolean) => Promise<unknown>;
  /** The question and what is said afterwards, where the record leaves something else than its list. */
  words?: { question: string; archived: string; restored: string };
}

/** Takes a record out of use after a question, or gives it back at once. */
export function ArchiveButton({ record: { name, archived }, noun, consequence, setArchived, words }: ArchiveButtonProps) {
  const said = words ?? { question: `Archive ${name}?`, archived: `${name} is archived.`, restored: `${name} is back.` };
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const apply = async (to: boolean) => {
    setBusy(true);
    try {
      await setArchived(to);
      showToast({ kind: 'success', text: to ? said.archived : said.restored });
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
        open={asking}
        title={said.question}
        consequence={consequence}
        confirmText={`Archive ${noun}`}
        tone="danger"
        busy={busy}
        onConfirm={() => void apply(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
