/** The progress of a course: a percentage and a sentence that state the same. */
export interface Progress {
  readonly percent: number;
  /** "18 of 32 lessons · 12 min left in this one". */
  readonly text: string;
}
