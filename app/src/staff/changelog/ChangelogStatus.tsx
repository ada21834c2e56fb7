import { StatusBadge, type Tone } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';
import { CHANGELOG_STATUSES, type ChangelogStatus as Status } from '@atlas/domain/changelog';
import { enumWord } from '@atlas/domain/lists';

const TONES: Readonly<Record<Status, Tone>> = { draft: 'neutral', scheduled: 'info', published: 'success', archived: 'warning' };

/**
 * Badge for an entry's status: draft, scheduled, published or archived.
 *
 * @param status as the API returns it
 */
export function ChangelogStatus({ status }: { status: string }) {
  const word = enumWord(CHANGELOG_STATUSES, status) ?? 'draft';
  return <StatusBadge tone={TONES[word]} text={inWords(word)} />;
}
