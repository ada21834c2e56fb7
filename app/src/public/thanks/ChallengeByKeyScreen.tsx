import { Alert, Button, ButtonLink, DayMarks, FiguresSection, Heading, ReadColumn, Row, Stack, Text } from '@atlas/ui';
import { CHALLENGE_KEY_INVALID, dayStates, finishedDaysText, showsChallengeOffer } from '@atlas/domain/challenges';
import { routePath } from '@atlas/domain/navigation';
import { formatLongDate } from '@atlas/domain/time';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { ChallengeDayCard } from '../../shared/challenges/ChallengeDayCard.tsx';
import { ChallengeOffer } from '../../shared/challenges/ChallengeOffer.tsx';
import type { ChallengePageQuery$data } from './__generated__/ChallengePageQuery.graphql.ts';

type Challenge = NonNullable<ChallengePageQuery$data['challengeByKey']>;
type Day = Challenge['openDays'][number];

/**
 * `/thank-you?of=challenge&key=`: the day's page of a participant without an account. Works without
 * script.
 * @spec a product decision
 */
export function ChallengeByKeyScreen({ data: { challengeByKey: challenge } }: { data: ChallengePageQuery$data }) {
  return <ReadColumn>{challenge ? <KeyedChallenge challenge={challenge} /> : <UnknownKey />}</ReadColumn>;
}

/** The same message for an unknown key and for one that has expired. */
const UnknownKey = () => (
  <>
    <PageTitle title="Challenge" />
    <Stack gap={6}>
      <Heading level={1} size="title">
        Challenge
      </Heading>
      <Alert tone="warning" title={CHALLENGE_KEY_INVALID}>
        Open the link in the email again, in this browser, or join the next challenge.
      </Alert>
      <Row>
        <ButtonLink variant="primary" href={routePath('twelveDayChallenge')}>
          See the challenge
        </ButtonLink>
      </Row>
    </Stack>
  </>
);

function KeyedChallenge({ challenge: { name, startsOn, days, today, offerPath, openDays } }: { challenge: Challenge }) {
  const finished = openDays.filter(({ isFinished }) => isFinished).map(({ day }) => day);
  const current = openDays.find(({ day }) => day === today);
  const missed = openDays.filter(({ day, isFinished }) => day !== today && !isFinished);
  const done = openDays.filter(({ day, isFinished }) => day !== today && isFinished);
  const phase = today == null ? 'upcoming' : 'running';
  const hasOffer = offerPath != null && showsChallengeOffer({ finished: finished.length, days, phase });
  return (
    <>
      <PageTitle title={name} />
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="title">
            {name}
          </Heading>
          {today == null ? (
            <Text tone="muted">Starts on {formatLongDate(`${startsOn}T00:00:00+08:00`)}. Each day opens at midnight, Manila time.</Text>
          ) : (
            <Text tone="muted" numeric>
              Day {today} of {days}
            </Text>
          )}
          <DayMarks days={dayStates({ days, finished, today: today ?? null, isOver: false })} label={finishedDaysText(finished, days)} />
        </Stack>
        {hasOffer && <ChallengeOffer path={offerPath} isFinished />}
        {current && (
          <FiguresSection title="Today">
            <DayOfKey day={current} isMain />
          </FiguresSection>
        )}
        {missed.length > 0 && (
          <FiguresSection title="Catch up">
            <Stack gap={4}>
              {missed.map((day) => (
                <DayOfKey key={day.day} day={day} />
              ))}
            </Stack>
          </FiguresSection>
        )}
        {done.length > 0 && (
          <FiguresSection title="Finished">
            <Stack gap={4}>
              {done.map((day) => (
                <DayOfKey key={day.day} day={day} />
              ))}
            </Stack>
          </FiguresSection>
        )}
      </Stack>
    </>
  );
}

/** A day with its form. */
function DayOfKey({ day: { day, title, bodyTree, isFinished }, isMain = false }: { day: Day; isMain?: boolean }) {
  return (
    <ChallengeDayCard eyebrow={isFinished ? `Day ${day} · Done` : `Day ${day}`} title={title} text={bodyTree}>
      <form method="post" action={routePath('thankYou', { of: 'challenge', key: 'held' })}>
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="do" value={isFinished ? 'reopen' : 'finish'} />
        <Row>
          <Button
            type="submit"
            variant={isFinished ? 'quiet' : isMain ? 'primary' : 'secondary'}
            aria-label={isFinished ? `Reopen: day ${day}` : `Mark as done: day ${day}`}
          >
            {isFinished ? 'Reopen' : 'Mark as done'}
          </Button>
        </Row>
      </form>
    </ChallengeDayCard>
  );
}
