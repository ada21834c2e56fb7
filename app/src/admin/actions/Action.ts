import type { ReactNode } from 'react';

/** The confirmation shown before an action runs. */
export interface Question {
  /** Names the record: "Archive Proposals that get answered?" */
  title: string;
  /** The effect of the action, and whether it can be undone. */
  consequence: ReactNode;
  /** The name of the action: "Archive course". */
  confirmText: string;
  /** `danger` for actions that remove something. */
  tone?: 'neutral' | 'danger';
  /** The button's text while the action runs: "Archiving". */
  busyText?: string;
}

/** An action that a user can run. When it can be undone, offer `undo` instead of a confirmation. */
export interface Action {
  confirm?: Question;
  /** Runs the action. An error it throws is shown to the user. */
  run: () => Promise<unknown>;
  /** Message shown after success: "Unit removed." */
  success?: string;
  /**
   * Reloads the record after someone else changed it. Required where a revision is sent: the action
   * then works again, on the version that the user has seen.
   */
  reload?: () => Promise<unknown>;
  /** Reverses the action. */
  undo?: Pick<Action, 'run' | 'success' | 'reload'>;
}
