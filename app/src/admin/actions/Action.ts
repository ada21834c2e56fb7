import type { ReactNode } from 'react';

/** What is asked before something is done. */
export interface Question {
  /** With the name of what it is about: "Archive Proposals that get answered?" */
  title: string;
  /** What follows, and whether there is a way back. */
  consequence: ReactNode;
  /** The action by its name: "Archive course". */
  confirmText: string;
  /** `danger` for what takes something away. */
  tone?: 'neutral' | 'danger';
  /** What the button says meanwhile: "Archiving". */
  busyText?: string;
}

/** Something that a person can have done. Where there is a way back, offer `undo` rather than ask first. */
export interface Action {
  confirm?: Question;
  /** Does it. What it throws is shown. */
  run: () => Promise<unknown>;
  /** Said afterwards: "Unit removed." */
  success?: string;
  /** Takes it back. */
  undo?: Pick<Action, 'run' | 'success'>;
}
