import { ButtonLink, Card, Heading, KeyValueList, ReadColumn, Row, Stack, Text } from '@atlas/ui';
import { BUG_REPORT_STATE_TEXTS } from '@atlas/domain/bugReports';
import { routePath } from '@atlas/domain/navigation';
import { formatLongDate } from '@atlas/domain/time';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { bugReportState } from '../../shared/bugReports/bugReportState.ts';
import { TextLines } from '../../shared/bugReports/TextLines.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { BugReportStatusPageQuery$data } from './__generated__/BugReportStatusPageQuery.graphql.ts';

type Report = NonNullable<BugReportStatusPageQuery$data['bugReportStatus']>;

/**
 * `/bug-report?ticket=`: a report for its reporter, who needs no account: its state and the answers.
 * @spec a product decision, §20 M9
 */
export function BugReportStatusScreen({ data: { bugReportStatus } }: { data: BugReportStatusPageQuery$data }) {
  return <ReadColumn>{bugReportStatus ? <Status report={bugReportStatus} /> : <NotOpened />}</ReadColumn>;
}

function Status({ report }: { report: Report }) {
  const { ticket, state, page, body, hasAddress, screenshots, link, createdAt, answers } = report;
  const { label, meaning } = BUG_REPORT_STATE_TEXTS[bugReportState(state)];
  return (
    <Stack gap={6}>
      <PageTitle title={`Report ${ticket}`} />
      <Stack gap={3}>
        <Heading level={1} size="title">
          Report {ticket}
        </Heading>
        <Text>
          {label}. {meaning}
        </Text>
      </Stack>
      <Stack gap={4} as="section" aria-labelledby="answers">
        <Heading level={2} size="subheading" id="answers">
          Our answers
        </Heading>
        {answers.length === 0 && (
          <Text tone="muted">{hasAddress ? 'We answer here and by email.' : 'Our answer appears here. Come back with the link.'}</Text>
        )}
        {answers.map(({ body: answer, createdAt: at }) => (
          <Card key={at}>
            <Stack gap={2}>
              <TextLines text={answer} />
              <Text size={14} tone="muted" numeric>
                {formatLongDate(at)}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
      <Stack gap={3} as="section" aria-labelledby="sent">
        <Heading level={2} size="subheading" id="sent">
          What you sent
        </Heading>
        <TextLines text={body} />
        <KeyValueList
          items={[
            { label: 'Page', value: page === '' ? 'Not stated' : page },
            { label: 'Pictures', value: screenshots === 0 ? 'None' : screenshots },
            { label: 'Sent', value: formatLongDate(createdAt) },
          ]}
        />
      </Stack>
      {link !== null && <CopyLink path={link} />}
    </Stack>
  );
}

/** The page of a link with a wrong secret, or of a browser that does not keep it. */
const NotOpened = () => (
  <Stack gap={6}>
    <PageTitle title="This link does not open a report" />
    <Stack gap={3}>
      <Heading level={1}>This link does not open a report</Heading>
      <Text tone="muted">
        Open the complete link that you got with your report, or the one in our email. You can also send a new report.
      </Text>
    </Stack>
    <Row>
      <ButtonLink href={routePath('bugReport')}>Send a new report</ButtonLink>
    </Row>
  </Stack>
);
