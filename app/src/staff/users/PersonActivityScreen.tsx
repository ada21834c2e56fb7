import { Card, KeyValueList } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonAttendance } from './PersonAttendance.tsx';
import { PersonCourses } from './PersonCourses.tsx';
import { PersonLessons } from './PersonLessons.tsx';
import { PersonPage } from './PersonPage.tsx';
import type { PersonActivityScreenQuery } from './__generated__/PersonActivityScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonActivityScreenQuery($id: Int!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...PersonPage_person
        lastSeenAt
        lastSignInAt
        community {
          stage {
            number
            name
          }
        }
        ...PersonCourses_person
        ...PersonLessons_person
        ...PersonAttendance_person
      }
    }
  }
`;

const orNever = (at: string | null | undefined): string => (at == null ? 'Never' : instantText(at));

/**
 * A person's latest activity: when they used Atlas, the courses and lessons they opened, and the
 * events they attended. Product decisions §14.
 */
export function PersonActivityScreen({ queryRef }: { queryRef: PreloadedQuery<PersonActivityScreenQuery> }) {
  const { member } = usePreloadedQuery<PersonActivityScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PersonActivityScreenQuery>(QUERY, queryRef.variables);
  if (!member) return <NotFound />;
  const { stage } = member.community;
  return (
    <PersonPage person={member} reload={reload}>
      <Card as="section" aria-label="Last activity" padding="roomy">
        <KeyValueList
          layout="grid"
          emptyText="None yet"
          items={[
            { label: 'Last activity', value: orNever(member.lastSeenAt) },
            { label: 'Last sign-in', value: orNever(member.lastSignInAt) },
            { label: 'Stage', value: stage && `${stage.number}. ${stage.name}` },
          ]}
        />
      </Card>
      <PersonCourses person={member} />
      <PersonLessons person={member} />
      <PersonAttendance person={member} />
    </PersonPage>
  );
}
