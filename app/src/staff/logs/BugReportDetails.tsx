import { Button, Card, Drawer, Heading, KeyValueList, Link, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { graphql, useFragment } from 'react-relay/hooks';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useAuth } from '../../session/authContext.ts';
import { TextLines } from '../../shared/bugReports/TextLines.tsx';
import { BugReporter } from './BugReporter.tsx';
import { BugReportStateBadge } from './BugReportStateBadge.tsx';
import { LogTime } from './LogTime.tsx';
import { PersonName } from './PersonName.tsx';
import { RequestTrail } from './RequestTrail.tsx';
import type { BugReportDetails_report$data, BugReportDetails_report$key } from './__generated__/BugReportDetails_report.graphql.ts';

const DecideReportDialog = lazyPart('DecideReportDialog', async () => (await import('./DecideReportDialog.tsx')).DecideReportDialog);

interface BugReportDetailsProps {
  report: BugReportDetails_report$key;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Drawer for a bug report: what happened, its pictures, the browser's error, and the answers. */
export function BugReportDetails({ report: key, reload, onClose }: BugReportDetailsProps) {
  const report = useFragment(
    graphql`
      fragment BugReportDetails_report on BugReport {
        ticket
        page
        browser
        body
        state
        requestId
        screenshots
        createdAt
        answers {
          id
          body
          createdAt
          author {
            ...PersonName_person
          }
        }
        ...BugReporter_report
        ...DecideReportDialog_report
      }
    `,
    key,
  );
  const { ticket, page, browser, body, state, requestId, screenshots, createdAt, answers } = report;
  const { currentUser } = useAuth();
  const [isDeciding, setDeciding] = useState(false);
  return (
    <>
      <Drawer
        open
        size="wide"
        onClose={onClose}
        title={ticket}
        actions={
          can(currentUser, { page: 'infoLogsReport', function: 'user_create' }) ? (
            <Button variant="primary" onClick={() => setDeciding(true)}>
              Answer or change state
            </Button>
          ) : undefined
        }
      >
        <Stack gap={5}>
          <TextLines text={body} />
          <KeyValueList
            items={[
              { label: 'State', value: <BugReportStateBadge state={state} /> },
              { label: 'From', value: <BugReporter report={report} /> },
              { label: 'Page', value: page !== '' && page },
              { label: 'Browser', value: browser !== '' && browser },
              { label: 'Received', value: <LogTime at={createdAt} /> },
            ]}
          />
          {screenshots.length > 0 && <Screenshots urls={screenshots} />}
          <Answers answers={answers} />
          {requestId !== null && <RequestTrail id={requestId} from="bug-reports" />}
        </Stack>
      </Drawer>
      {isDeciding && (
        <Suspense>
          <DecideReportDialog report={report} reload={reload} onClose={() => setDeciding(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Downloads only: pictures of strangers never open as a page of this site. */
const Screenshots = ({ urls }: { urls: readonly string[] }) => (
  <Stack gap={2} as="section" aria-labelledby="screenshots">
    <Heading level={3} size="label" id="screenshots">
      Screenshots
    </Heading>
    {urls.map((url, index) => (
      <Link key={url} href={url} download>
        Download screenshot {index + 1}
      </Link>
    ))}
  </Stack>
);

const Answers = ({ answers }: { answers: BugReportDetails_report$data['answers'] }) => (
  <Stack gap={3} as="section" aria-labelledby="answers">
    <Heading level={3} size="label" id="answers">
      Answers
    </Heading>
    {answers.length === 0 && (
      <Text size={14} tone="muted">
        None yet.
      </Text>
    )}
    {answers.map(({ id, body, createdAt, author }) => (
      <Card key={id}>
        <Stack gap={2}>
          <TextLines text={body} />
          <Text size={14} tone="muted" as="div">
            <PersonName person={author} />, <LogTime at={createdAt} />
          </Text>
        </Stack>
      </Card>
    ))}
  </Stack>
);
