import type { UploadedFile } from '@atlas/ui';
import { validateWith } from '@atlas/domain/forms';
import { winForm } from '@atlas/domain/users';

/**
 * The picture in the form of a win: an existing one, or a chosen one that is uploaded after the
 * win.
 */
export interface WinFile extends UploadedFile {
  /** Null for an existing picture. */
  file: File | null;
}

/** The values of the form of a win. */
export interface WinValues {
  title: string;
  achievedOn: string;
  body: string;
  pictures: readonly WinFile[];
}

/** Validates the form of a win on a given day. */
export const checkWin = (now: Date) => {
  const check = validateWith(winForm(now));
  return ({ title, achievedOn, body }: WinValues) => check({ title, achievedOn, body });
};
