import { Combobox, type ComboboxOption, Stack } from '@atlas/ui';
import { rankMatches } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { RecordPage } from '../../admin/RecordPage.tsx';
import type { ChooseCourseLessonsQuery } from './__generated__/ChooseCourseLessonsQuery.graphql.ts';
import type { ChooseCourseQuery } from './__generated__/ChooseCourseQuery.graphql.ts';

export interface ChooseCourseProps {
  title: string;
  /** Called with the id of the selected course or lesson. */
  onChoose: (id: number) => void;
  /** The kind of record to select: a course, or a lesson in it. */
  of: 'course' | 'lesson';
}

/** Page that selects a course or lesson first, when the address of a form does not name one. */
export function ChooseCourse({ title, of, onChoose }: ChooseCourseProps) {
  const [courseId, setCourseId] = useState('');
  const environment = useRelayEnvironment();
  const findCourses = async (search: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<ChooseCourseQuery>(
      environment,
      graphql`
        query ChooseCourseQuery($search: String!) {
          viewer {
            courses(first: 20, filter: { search: $search }, sort: { by: match }) {
              edges {
                node {
                  databaseId
                  name
                }
              }
            }
          }
        }
      `,
      { search },
    ).toPromise();
    return (answer?.viewer.courses.edges ?? []).map(({ node }) => ({ value: String(node.databaseId), label: node.name }));
  };
  const findLessons = async (search: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<ChooseCourseLessonsQuery>(
      environment,
      graphql`
        query ChooseCourseLessonsQuery($courseId: Int!) {
          viewer {
            course(databaseId: $courseId) {
              units {
                name
                lessons {
                  databaseId
                  name
                }
              }
            }
          }
        }
      `,
      { courseId: Number(courseId) },
    ).toPromise();
    const lessons = (answer?.viewer.course?.units ?? []).flatMap((unit) =>
      unit.lessons.map(({ databaseId, name }) => ({ value: String(databaseId), label: name, description: unit.name })),
    );
    return rankMatches(lessons, search, ({ label }) => label);
  };
  const chooseCourse = (id: string) => {
    setCourseId(id);
    if (of === 'course' && id !== '') onChoose(Number(id));
  };
  return (
    <RecordPage title={title} back={{ href: routePath('courses'), label: 'Courses' }}>
      <Stack gap={5}>
        <Combobox
          name="course"
          label="Course"
          hint={of === 'course' ? 'Which course it is for.' : 'The course of the lesson.'}
          placeholder="Search courses"
          value={courseId}
          onChange={chooseCourse}
          loadOptions={findCourses}
        />
        {of === 'lesson' && courseId !== '' && (
          <Combobox
            key={courseId}
            name="lesson"
            label="Lesson"
            hint="Which lesson it is for."
            placeholder="Search lessons"
            value=""
            onChange={(id) => id !== '' && onChoose(Number(id))}
            loadOptions={findLessons}
          />
        )}
      </Stack>
    </RecordPage>
  );
}
