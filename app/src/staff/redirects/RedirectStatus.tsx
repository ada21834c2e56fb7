import { StatusBadge, type Tone } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';
import { enumWord } from '@atlas/domain/lists';
import { REDIRECT_STATUSES, type RedirectStatus as Status } from '@atlas/domain/redirects';

const TONES: Readonly<Record<Status, Tone>> = { active: 'success', scheduled: 'info', ended: 'warning', archived: 'neutral' };

/**
 * Badge for the state of a redirect rule.
 *
 * @param status as the API returns it
 */
export function RedirectStatus({ status }: { status: string }) {
  const word = enumWord(REDIRECT_STATUSES, status) ?? 'active';
  return <StatusBadge tone={TONES[word]} text={inWords(word)} />;
}
