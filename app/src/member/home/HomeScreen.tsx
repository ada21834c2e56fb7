import { Alert, CourseGrid, DashboardPage, Heading, Link, Row, Stack } from '@atlas/ui';
import { roleInUse } from '@atlas/domain/access';
import { dayPart, formatDayInWords } from '@atlas/domain/time';
import { routePath } from '@atlas/domain/navigation';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { CourseListItem } from '../shared/CourseListItem.tsx';
import { JoinInvitation } from '../shared/JoinInvitation.tsx';
import { NoCourses } from '../shared/NoCourses.tsx';
import { HomeProgress } from './HomeProgress.tsx';
import { HomeResume } from './HomeResume.tsx';
import { HomeStage } from './HomeStage.tsx';
import { MemberBenefitsPreview } from './MemberBenefitsPreview.tsx';
import { NextEvent } from './NextEvent.tsx';
import { NextPayment } from './NextPayment.tsx';
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts';

// Only newcomers load it.
const HomeFirstSteps = lazyPart('HomeFirstSteps', async () => (await import('./HomeFirstSteps.tsx')).HomeFirstSteps);

/** The courses below the cards: one row on a desktop. */
const OTHERS = 4;

/**
 * `/`: where the learner continues, and the courses opened last.
 * @spec 1 §2.4
 */
export function HomeScreen({ queryRef }: { queryRef: PreloadedQuery<HomeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      # The table of screens turns these on where the pages of bills, events and stages exist.
      query HomeScreenQuery($showsDue: Boolean = false, $showsEvent: Boolean = false, $showsStage: Boolean = false) @preloadable {
        viewer {
          user {
            firstName
          }
          courseToContinue {
            id
            ...HomeResume_course
          }
          learning {
            openCourses
          }
          myCourses(first: 5) {
            edges {
              node {
                id
                ...CourseListItem_course
              }
            }
          }
          ...HomeProgress_viewer
          ...JoinInvitation_viewer
          ...NoCourses_viewer
          ...NextPayment_viewer @alias(as: "due") @include(if: $showsDue)
          ...NextEvent_viewer @alias(as: "events") @include(if: $showsEvent)
          firstSteps {
            __typename
          }
          ...HomeFirstSteps_viewer
          myStage @include(if: $showsStage) {
            stage {
              __typename
            }
            ...HomeStage_progress
          }
        }
      }
    `,
    queryRef,
  );
  const now = useNow();
  const courses = viewer.myCourses.edges.map(({ node }) => node);
  const { courseToContinue: next, learning } = viewer;
  const isNonMember = roleInUse(useAuth().currentUser) === 'non-member';
  const others = courses.filter(({ id }) => id !== next?.id).slice(0, OTHERS);
  const { due, events, myStage, firstSteps } = viewer;
  const side =
    due || events || courses.length > 0 ? (
      <>
        {due && <NextPayment viewer={due} />}
        {events && <NextEvent viewer={events} />}
        {courses.length > 0 && <HomeProgress viewer={viewer} />}
      </>
    ) : undefined;
  const main =
    firstSteps || myStage?.stage ? (
      <>
        {firstSteps && (
          <Suspense>
            <HomeFirstSteps viewer={viewer} />
          </Suspense>
        )}
        {myStage && <HomeStage progress={myStage} />}
      </>
    ) : undefined;
  return (
    <>
      <PageTitle />
      <Stack gap={8}>
        <DashboardPage
          greeting={`Good ${dayPart(now)}, ${viewer.user.firstName}`}
          date={formatDayInWords(now)}
          lead={
            next ? (
              <HomeResume course={next} />
            ) : courses.length === 0 ? (
              <NoCourses viewer={viewer} />
            ) : learning.openCourses === 0 ? (
              <NothingOpen />
            ) : (
              <AllFinished />
            )
          }
          main={main}
          // Without a card below it, the lead is as high as the narrow column.
          {...(main ? { side } : { leadSide: side })}
        />
        {others.length > 0 ? (
          <Stack gap={4} as="section">
            <Row justify="between">
              <Heading level={2} size="subheading">
                {isNonMember ? 'Free lessons' : 'My Courses'}
              </Heading>
              <Link href={routePath('viewCourses')}>See all courses</Link>
            </Row>
            <CourseGrid rows="all">
              {others.map((course) => (
                <CourseListItem key={course.id} course={course} />
              ))}
            </CourseGrid>
          </Stack>
        ) : null}
        {courses.length > 0 ? <JoinInvitation viewer={viewer} /> : null}
        {isNonMember ? <MemberBenefitsPreview /> : null}
      </Stack>
    </>
  );
}

/** Shown when no open lesson is left to continue. */
const AllFinished = () => (
  <Alert tone="success" title="You are up to date.">
    You have finished every lesson open to you. Open a course below to go over a lesson again.
  </Alert>
);

/** Shown when no course is open. The cards of the courses give the reason. */
const NothingOpen = () => (
  <Alert tone="warning" title="None of your courses is open now.">
    Each course below shows the reason. Open it to see what to do.
  </Alert>
);
