import { StatusBadge, type Tone } from '@atlas/ui';
import { ANNOUNCEMENT_STATES, type AnnouncementState as State } from '@atlas/domain/announcements';
import { inWords } from '@atlas/domain/audit';
import { enumWord } from '@atlas/domain/lists';

const TONES: Readonly<Record<State, Tone>> = { draft: 'neutral', scheduled: 'info', sending: 'info', stopped: 'warning', sent: 'success' };

/**
 * Badge for the state of an announcement.
 *
 * @param state as the API returns it
 */
export function AnnouncementState({ state }: { state: string }) {
  const word = enumWord(ANNOUNCEMENT_STATES, state) ?? 'draft';
  return <StatusBadge tone={TONES[word]} text={inWords(word)} />;
}
