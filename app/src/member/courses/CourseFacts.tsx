import { FactList } from '@atlas/ui';
import { isLifetime } from '@atlas/domain/subscriptions';
import { formatLongDate } from '@atlas/domain/time';
import { fileSizeText } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseFacts_course$key } from './__generated__/CourseFacts_course.graphql.ts';

/** Who teaches the course, what is in it, what the rest costs in data, and until when it opens. */
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
  const until = course.accessUntil === null ? null : new Date(course.accessUntil);
  return (
    <FactList
      coach={course.author ? { title: 'Your coach', name: course.author.name, note: 'Answers in the group within a day' } : undefined}
      facts={[
        { label: 'Lessons', value: `${totalLessons} in ${course.units.length} units` },
        ...(bytesLeft > 0 ? [{ label: 'Data for the rest', value: `about ${fileSizeText(bytesLeft)}` }] : []),
        ...(until ? [{ label: 'Access until', value: isLifetime(until) ? 'Lifetime Access' : formatLongDate(until) }] : []),
      ]}
    />
  );
}
