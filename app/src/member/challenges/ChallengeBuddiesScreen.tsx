import { Card, DayMarks, EmptyState, FiguresSection, ListPage, PersonList, Stack, Text, Vignette } from '@atlas/ui';
import { dayStates, finishedDaysText, showsChallengeOffer } from '@atlas/domain/challenges';
import { formatLongDate } from '@atlas/domain/time';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import { useReload } from '../../relay/useReload.ts';
import { ChallengeOffer } from '../../shared/challenges/ChallengeOffer.tsx';
import { JoinChallenge } from './JoinChallenge.tsx';
import { MemberDay } from './MemberDay.tsx';
import type { ChallengeBuddiesScreenQuery, ChallengeBuddiesScreenQuery$data } from './__generated__/ChallengeBuddiesScreenQuery.graphql.ts';

type Participation = NonNullable<ChallengeBuddiesScreenQuery$data['viewer']['myChallenge']>;

const QUERY = graphql`
  query ChallengeBuddiesScreenQuery @preloadable {
    viewer {
      myChallenge {
        id
        progress {
          day
        }
        daysToCatchUp
        challenge {
          name
          startsOn
          days
          today
          phase
          offerPath
          tasks {
            day
            ...MemberDay_task
          }
        }
        group {
          name
          members {
            id
            user {
              databaseId
              name
              profileImage
            }
            progress {
              day
            }
          }
        }
      }
    }
  }
`;

const PHASES = { UPCOMING: 'upcoming', RUNNING: 'running', OVER: 'over' } as const;

/**
 * `/challenge-buddies`: the member's challenge with today's task, the days to catch up on, and the
 * progress of their buddies.
 * @spec 1 §2.4; the contents are a product decision
 */
export function ChallengeBuddiesScreen({ queryRef }: { queryRef: PreloadedQuery<ChallengeBuddiesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ChallengeBuddiesScreenQuery>(QUERY, queryRef);
  const reload = useReload<ChallengeBuddiesScreenQuery>(QUERY, {});
  const title = useRouteTitle();
  const { myChallenge } = viewer;
  return (
    <>
      <PageTitle />
      {myChallenge ? (
        <OwnChallenge participation={myChallenge} title={title} reload={reload} />
      ) : (
        <ListPage title={title} lede="Twelve days, one small task a day.">
          <EmptyState
            vignette={<Vignette of="people" />}
            title="You are not in a challenge"
            text="Join to get a small task each day, and buddies who do it with you."
            action={<JoinChallenge reload={reload} />}
          />
        </ListPage>
      )}
    </>
  );
}

function ledeOf({ name, startsOn, days, today, phase }: Participation['challenge']): string {
  if (phase === 'OVER') return `${name} is over.`;
  if (today == null) return `${name} starts on ${formatLongDate(`${startsOn}T00:00:00+08:00`)}.`;
  return `${name} · Day ${today} of ${days}`;
}

interface OwnChallengeProps {
  participation: Participation;
  title: string;
  reload: () => Promise<unknown>;
}

function OwnChallenge({ participation, title, reload }: OwnChallengeProps) {
  const { challenge, progress, daysToCatchUp, group } = participation;
  const { days, today, offerPath, tasks, phase: given } = challenge;
  const phase = PHASES[given as keyof typeof PHASES] ?? 'over';
  const finished = progress.map(({ day }) => day);
  const isOpen = phase === 'running';
  const current = tasks.find(({ day }) => day === today);
  const missed = isOpen ? tasks.filter(({ day }) => daysToCatchUp.includes(day)) : [];
  const done = isOpen ? tasks.filter(({ day }) => day !== today && finished.includes(day)) : [];
  const marksOf = (of: readonly number[]) => (
    <DayMarks days={dayStates({ days, finished: of, today: today ?? null, isOver: phase === 'over' })} label={finishedDaysText(of, days)} />
  );
  return (
    <ListPage title={title} lede={ledeOf(challenge)}>
      {marksOf(finished)}
      {offerPath != null && showsChallengeOffer({ finished: finished.length, days, phase }) && (
        <ChallengeOffer path={offerPath} isFinished={finished.length >= days} />
      )}
      {phase === 'over' && <JoinChallenge reload={reload} />}
      {current && (
        <FiguresSection title="Today">
          <MemberDay task={current} isFinished={finished.includes(current.day)} isMain />
        </FiguresSection>
      )}
      {missed.length > 0 && (
        <FiguresSection title="Catch up">
          <Stack gap={4}>
            {missed.map((task) => (
              <MemberDay key={task.day} task={task} isFinished={false} />
            ))}
          </Stack>
        </FiguresSection>
      )}
      <Buddies group={group ?? null} marksOf={marksOf} />
      {done.length > 0 && (
        <FiguresSection title="Finished">
          <Stack gap={4}>
            {done.map((task) => (
              <MemberDay key={task.day} task={task} isFinished />
            ))}
          </Stack>
        </FiguresSection>
      )}
    </ListPage>
  );
}

interface BuddiesProps {
  group: Participation['group'];
  marksOf: (finished: readonly number[]) => ReactNode;
}

/** The other people in the member's group, with the days that they finished. */
function Buddies({ group, marksOf }: BuddiesProps) {
  const { currentUser } = useAuth();
  const others = (group?.members ?? []).filter(({ user }) => user?.databaseId !== currentUser?.id);
  return (
    <FiguresSection title={group ? `Your buddies · ${group.name}` : 'Your buddies'}>
      {others.length === 0 ? (
        <Text tone="muted">You have no buddies yet. They appear here once our team puts you in a group.</Text>
      ) : (
        <Card padding="none">
          <PersonList
            label="Your buddies"
            people={others.map(({ id, user, progress }) => ({
              id,
              name: user?.name ?? 'A buddy without an account',
              picture: user?.profileImage,
              note: marksOf(progress.map(({ day }) => day)),
            }))}
          />
        </Card>
      )}
    </FiguresSection>
  );
}
