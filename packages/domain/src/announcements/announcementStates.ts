import { checkKnown } from '../errors/checkKnown.ts';

/**
 * The states of an announcement.
 * - `draft`: being written
 * - `scheduled`: waits for its time
 * - `sending`: a job works on it
 * - `stopped`: staff stopped it, or it could not continue; the rest is unsent
 * - `sent`: every recipient has an outcome
 */
export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const;

export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** The state after each step, by the state before it; steps that are not listed are rejected. */
const STEPS = {
  edit: { draft: 'draft' },
  delete: { draft: 'draft' },
  schedule: { draft: 'scheduled', scheduled: 'scheduled' },
  send: { draft: 'sending', scheduled: 'sending' },
  unschedule: { scheduled: 'draft' },
  stop: { sending: 'stopped' },
  continue: { stopped: 'sending' },
  finish: { sending: 'sent' },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<AnnouncementState, AnnouncementState>>>>>;

export type AnnouncementStep = keyof typeof STEPS;

/**
 * The state of an announcement after a step; null when the step is not possible.
 *
 * @throws RangeError for an unknown value
 * @example announcementAfter('sending', 'stop') // 'stopped'
 */
export function announcementAfter(state: AnnouncementState, step: AnnouncementStep): AnnouncementState | null {
  checkKnown({ state }, ANNOUNCEMENT_STATES);
  checkKnown({ step }, STEPS);
  const after: Partial<Record<AnnouncementState, AnnouncementState>> = STEPS[step];
  return after[state] ?? null;
}

const ALREADY: Readonly<Record<AnnouncementState, string>> = {
  draft: 'This announcement is a draft.',
  scheduled: 'This announcement is scheduled. Cancel its time first.',
  sending: 'This announcement is being sent.',
  stopped: 'This announcement was stopped.',
  sent: 'This announcement was already sent.',
};

/**
 * Explains why a step is not possible; null when it is.
 *
 * @throws RangeError for an unknown value
 * @example whyNotAnnounce('sent', 'send') // 'This announcement was already sent.'
 */
export const whyNotAnnounce = (state: AnnouncementState, step: AnnouncementStep): string | null =>
  announcementAfter(state, step) === null ? ALREADY[state] : null;
