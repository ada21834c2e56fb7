import type { ReactNode } from 'react';

/** An entry on a day of a Calendar. */
export interface CalendarEntry {
  readonly id: string | number;
  /** '2025-11-25' */
  readonly day: string;
  /** The time of day, formatted by the caller. */
  readonly time: string;
  readonly title: string;
  readonly href: string;
  /** The entry is cancelled. */
  readonly cancelled?: boolean | undefined;
  /** Badges of the entry in the list of its day. */
  readonly badge?: ReactNode;
}

/** The noun for an entry: 'event', 'events'. */
export interface CalendarNoun {
  readonly one: string;
  readonly many: string;
}
