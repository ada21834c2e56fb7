import { JobProgress, type JobState, KeyValueList, Stack } from '@atlas/ui';
import { progressText } from '@atlas/domain/announcements';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  AnnouncementProgress_announcement$data,
  AnnouncementProgress_announcement$key,
} from './__generated__/AnnouncementProgress_announcement.graphql.ts';

type Announcement = AnnouncementProgress_announcement$data;
type Outcome = Announcement['outcomes'][number];

function jobOf({ state, done, total }: Announcement): JobState {
  const text = progressText({ state: state.toLowerCase(), done, total });
  if (state === 'SENDING') return { kind: 'running', counts: text, percent: total === 0 ? null : Math.floor((done / total) * 100) };
  return { kind: state === 'STOPPED' ? 'stopped' : 'finished', result: text };
}

const sum = (outcomes: readonly Outcome[], counts: (outcome: Outcome) => boolean): number =>
  outcomes.filter(counts).reduce((total, { people }) => total + people, 0);

/** The outcomes as lines with their numbers; without those that are zero. */
function linesOf({ outcomes, isInApp, isMailed, state }: Announcement) {
  const lines = [
    ...(isInApp ? [{ label: 'Notified in Atlas', people: sum(outcomes, ({ isNotified }) => isNotified) }] : []),
    ...(isMailed
      ? [
          { label: 'Email sent', people: sum(outcomes, ({ mail }) => mail === 'SENT') },
          {
            label: state === 'STOPPED' ? 'Email held back' : 'Email waiting for the morning or another day',
            people: sum(outcomes, ({ mail }) => mail === 'WAITING'),
          },
          { label: 'Email failed', people: sum(outcomes, ({ mail }) => mail === 'FAILED') },
        ]
      : []),
  ];
  const reasons = new Map<string, number>();
  for (const { reason, people } of outcomes) if (reason != null) reasons.set(reason, (reasons.get(reason) ?? 0) + people);
  return [...lines, ...[...reasons].map(([reason, people]) => ({ label: reason, people }))].filter(({ people }) => people > 0);
}

/** The progress of an announcement, and how many people it reached, or did not and why. */
export function AnnouncementProgress({ announcement: key }: { announcement: AnnouncementProgress_announcement$key }) {
  const announcement = useFragment(
    graphql`
      fragment AnnouncementProgress_announcement on Announcement {
        state
        done
        total
        isInApp
        isMailed
        outcomes {
          isNotified
          mail
          reason
          people
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={4}>
      <JobProgress title="Sending" job={jobOf(announcement)} />
      <KeyValueList items={linesOf(announcement).map(({ label, people }) => ({ label, value: people.toLocaleString('en-US') }))} />
    </Stack>
  );
}
