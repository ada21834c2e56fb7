import type { Action } from './Action.ts';

interface Archivable {
  record: { readonly name: string; readonly archived: boolean };
  /** "course". */
  noun: string;
  /** What follows, so that somebody can decide. */
  consequence: string;
  /** Archives or restores. */
  setArchived: (archived: boolean) => Promise<unknown>;
  /** The question and what is said afterwards, where the record leaves something else than its list. */
  words?: { question: string; archived: string; restored: string };
}

/** Takes a record out of use after a question, or gives it back at once. */
export function archiveAction({ record: { name, archived }, noun, consequence, setArchived, words }: Archivable): Action {
  const said = words ?? { question: `Archive ${name}?`, archived: `${name} is archived.`, restored: `${name} is back.` };
  const restore = { run: () => setArchived(false), success: said.restored };
  if (archived) return restore;
  return {
    confirm: { title: said.question, consequence, confirmText: `Archive ${noun}`, busyText: 'Archiving', tone: 'danger' },
    run: () => setArchived(true),
    success: said.archived,
    undo: restore,
  };
}
