import { StatusBadge } from '@atlas/ui';
import { FORM_STATES } from '@atlas/domain/forms';

const TONES = { DRAFT: 'neutral', OPEN: 'success', CLOSED: 'warning' } as const;

/** The state of a form. */
export const FormStateBadge = ({ state, isArchived }: { state: string; isArchived: boolean }) =>
  isArchived ? (
    <StatusBadge tone="neutral" text="Archived" />
  ) : (
    <StatusBadge
      tone={TONES[state as keyof typeof TONES] ?? 'neutral'}
      text={FORM_STATES.find(({ value }) => value === state.toLowerCase())?.label ?? ''}
    />
  );
