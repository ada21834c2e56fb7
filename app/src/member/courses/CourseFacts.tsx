import { FactList } from '@atlas/ui';
import { courseSizeText } from '@atlas/domain/courses';
import { accessUntilText } from '@atlas/domain/subscriptions';
import { fileSizeText } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseFacts_course$key } from './__generated__/CourseFacts_course.graphql.ts';

/**
 * The course's coaches, its content, the data that the remaining lessons use, and the end of
 * access.
 */
export function CourseFacts({ course: key }: { course: CourseFacts_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseFacts_course on Course {
        author {
          name
        }
        accessUntil
        units {
          __typename
        }
        progress {
          totalLessons
          bytesLeft
        }
      }
    `,
    key,
  );
  const { totalLessons, bytesLeft } = course.progress;
  return (
    <FactList
      coach={course.author ? { title: 'Your coach', name: course.author.name } : undefined}
      facts={[
        { label: 'Lessons', value: courseSizeText({ lessons: totalLessons, units: course.units.length }) },
        ...(bytesLeft > 0 ? [{ label: 'Data for the rest', value: `about ${fileSizeText(bytesLeft)}` }] : []),
        ...(course.accessUntil ? [{ label: 'Access until', value: accessUntilText(new Date(course.accessUntil)) }] : []),
      ]}
    />
  );
}
