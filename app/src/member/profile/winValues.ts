import type { UploadedFile } from '@atlas/ui';
import { validateWith } from '@atlas/domain/forms';
import { winForm } from '@atlas/domain/users';

/** The picture in the form of a win: one that is there already, or one that was chosen and is sent after the win. */
export interface WinFile extends UploadedFile {
  /** Null for the one that is there. */
  file: File | null;
}

/** What somebody fills in about a win. */
export interface WinValues {
  title: string;
  achievedOn: string;
  body: string;
  pictures: readonly WinFile[];
}

/** Checks the form of a win on a day. */
export const checkWin = (now: Date) => {
  const check = validateWith(winForm(now));
  return ({ title, achievedOn, body }: WinValues) => check({ title, achievedOn, body });
};
