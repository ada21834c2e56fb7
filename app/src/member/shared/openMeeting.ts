import { showToast } from '@atlas/ui';

/** An event's next time after an RSVP was saved, with its link if the member may see it. */
export type NextTime = { readonly occursAt: string; readonly link?: string | null | undefined } | null | undefined;

/**
 * Opens the meeting of a time after its RSVP was saved. If its link is not shown, only confirms the
 * RSVP.
 */
export function openMeeting(next: NextTime, occursAt: string): void {
  // The same tab: browsers block new windows after a request, and in-app browsers always do.
  if (next?.occursAt === occursAt && next.link != null) location.assign(next.link);
  else showToast({ kind: 'success', text: 'Your answer is saved.' });
}
