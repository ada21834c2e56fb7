/** How far a course is, decided: the bar's share and the sentence beside it, which say the same. */
export interface Progress {
  readonly percent: number;
  /** "18 of 32 lessons · 12 min left in this one". */
  readonly text: string;
}
