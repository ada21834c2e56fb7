import { Chip, ListPage } from '@atlas/ui';
import { contentName } from '@atlas/domain/access';
import { type ContentFilter, contentFilterIn, contentFilterValue } from '@atlas/domain/courses';
import { countText } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '../../routing/lazyPart.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { contentParts } from './contentParts.ts';
import type { ContentScreenQuery } from './__generated__/ContentScreenQuery.graphql.ts';

// Loaded separately, because only one of them shows at a time.
const MyCoursesList = lazyPart('MyCoursesList', async () => (await import('../shared/MyCoursesList.tsx')).MyCoursesList);
const ContentActivities = lazyPart('ContentActivities', async () => (await import('./ContentActivities.tsx')).ContentActivities);
const ContentTasks = lazyPart('ContentTasks', async () => (await import('./ContentTasks.tsx')).ContentTasks);

/**
 * `/content`: what the member can learn, by kind: courses, events, the tasks of the stage.
 * @spec 2 §3, content filters
 */
export function ContentScreen({ queryRef }: { queryRef: PreloadedQuery<ContentScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ContentScreenQuery>(
    graphql`
      query ContentScreenQuery($courses: Boolean!, $activities: Boolean!, $tasks: Boolean!) @preloadable {
        viewer {
          contentCounts {
            courses
            activities
            tasks
          }
          ...MyCoursesList_viewer @arguments(filter: all, sort: recent) @alias(as: "learner") @include(if: $courses)
          ...ContentActivities_viewer @alias(as: "guest") @include(if: $activities)
          ...ContentTasks_viewer @alias(as: "climber") @include(if: $tasks)
        }
      }
    `,
    queryRef,
  );
  const { currentUser } = useAuth();
  const parts = contentParts(currentUser);
  const open = contentFilterIn(new URLSearchParams(useSearch()), parts);
  const { courses, activities, tasks } = viewer.contentCounts;
  const counts: Record<ContentFilter, number> = { Courses: courses, Activities: activities, Tasks: tasks };
  const address = (part: ContentFilter) => routePath('content', { filter: part === parts[0] ? null : contentFilterValue(part) });
  return (
    <>
      <PageTitle title={contentName(currentUser)} />
      <ListPage
        title={contentName(currentUser)}
        filters={
          parts.length > 1
            ? parts.map((part) => (
                <Chip key={part} href={address(part)} count={countText(counts[part])} selected={part === open}>
                  {part}
                </Chip>
              ))
            : undefined
        }
      >
        <Suspense>
          {viewer.learner && <MyCoursesList viewer={viewer.learner} emptyText={null} clearHref={routePath('content')} />}
          {viewer.guest && <ContentActivities viewer={viewer.guest} />}
          {viewer.climber && <ContentTasks viewer={viewer.climber} />}
        </Suspense>
      </ListPage>
    </>
  );
}
