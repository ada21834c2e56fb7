import { graphql, useFragment } from 'react-relay/hooks';
import { PersonName } from './PersonName.tsx';
import type { BugReporter_report$key } from './__generated__/BugReporter_report.graphql.ts';

/** The person who sent a bug report: a member, the address that a visitor left, or a visitor. */
export function BugReporter({ report }: { report: BugReporter_report$key }) {
  const { user, email } = useFragment(
    graphql`
      fragment BugReporter_report on BugReport {
        user {
          ...PersonName_person
        }
        email
      }
    `,
    report,
  );
  return user ? <PersonName person={user} /> : (email ?? 'A visitor');
}
