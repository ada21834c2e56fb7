import type { ChosenFile } from '@atlas/ui';

/** A picture that the reporter chose. */
export interface Screenshot {
  /** Distinguishes pictures of the same name. */
  id: number;
  chosen: ChosenFile | null;
  error: string | undefined;
  percent: number | undefined;
  isSent: boolean;
}
