import { Chip, ListPage } from '@atlas/ui';
import { type ContentFilter, contentFilterIn, contentFilterValue } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { MyCoursesList } from '../shared/MyCoursesList.tsx';
import { ContentActivities } from './ContentActivities.tsx';
import { ContentTasks } from './ContentTasks.tsx';
import { contentParts } from './contentParts.ts';
import type { ContentScreenQuery } from './__generated__/ContentScreenQuery.graphql.ts';

/** `/content`: what there is to learn, by kind: courses, events, the tasks of the stage. Specification 2 §3, content filters. */
export function ContentScreen({ queryRef }: { queryRef: PreloadedQuery<ContentScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ContentScreenQuery>(
    graphql`
      query ContentScreenQuery($courses: Boolean!, $activities: Boolean!, $tasks: Boolean!) @preloadable {
        viewer {
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
  const address = (part: ContentFilter) => routePath('content', { filter: part === parts[0] ? null : contentFilterValue(part) });
  return (
    <>
      <PageTitle />
      <ListPage
        title="Content"
        filters={
          parts.length > 1
            ? parts.map((part) => (
                <Chip key={part} href={address(part)} selected={part === open}>
                  {part}
                </Chip>
              ))
            : undefined
        }
      >
        {viewer.learner && <MyCoursesList viewer={viewer.learner} isFiltered={false} clearHref={routePath('content')} />}
        {viewer.guest && <ContentActivities viewer={viewer.guest} />}
        {viewer.climber && <ContentTasks viewer={viewer.climber} />}
      </ListPage>
    </>
  );
}
