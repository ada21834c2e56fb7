import { StatusBadge } from '@atlas/ui';

const BADGES = {
  REQUESTED: { tone: 'warning', text: 'Open' },
  DONE: { tone: 'success', text: 'Done' },
  WITHDRAWN: { tone: 'neutral', text: 'Withdrawn' },
  FAILED: { tone: 'danger', text: 'Failed' },
} as const;

/** Badge for the state of a request about personal data. */
export function PrivacyRequestState({ state }: { state: string }) {
  const badge = Object.hasOwn(BADGES, state) ? BADGES[state as keyof typeof BADGES] : BADGES.REQUESTED;
  return <StatusBadge {...badge} />;
}
