import { Alert, Button, Heading, Row, Stack, Text } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { focusPage } from '../../routing/focusPage.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { CopyLink } from './CopyLink.tsx';
import { ScreenshotFields } from './ScreenshotFields.tsx';
import type { SentReport } from './sendReport.ts';
import type { useScreenshots } from './useScreenshots.ts';

interface SentReportNoticeProps {
  report: SentReport;
  screenshots: ReturnType<typeof useScreenshots>;
  /** False while a picture is not stored yet. */
  isComplete: boolean;
  onRetry: () => Promise<void>;
}

const TITLE = 'We have your report';

/** The report has arrived: its ticket number, the link to its page, and pictures that are missing. */
export function SentReportNotice({ report: { ticket, path }, screenshots, isComplete, onRetry }: SentReportNoticeProps) {
  'use no memo';
  const [retrying, setRetrying] = useState(false);
  // The form that had the focus is gone, and the page may be scrolled to its end.
  useEffect(() => {
    scrollTo(0, 0);
    focusPage();
  }, []);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <Stack gap={6}>
      <PageTitle title={TITLE} />
      <Stack gap={3}>
        <Heading level={1} size="title">
          {TITLE}
        </Heading>
        <Text>Thank you. Your ticket number is {ticket}.</Text>
      </Stack>
      {!isComplete && (
        <Stack gap={4}>
          <Alert tone="warning" live title="Not all pictures were sent">
            Your report has arrived. Try again, or go on without them.
          </Alert>
          <ScreenshotFields screenshots={screenshots} isOpen={false} />
          <Row>
            <Button loading={retrying} loadingText="Sending the pictures" onClick={() => void retry()}>
              Send the pictures again
            </Button>
          </Row>
        </Stack>
      )}
      <CopyLink path={path} />
      <Row>
        <Button variant="primary" onClick={() => location.assign(path)}>
          Open my report
        </Button>
      </Row>
    </Stack>
  );
}
