import { Alert, Button, Heading, ReadColumn, Row, Stack, Text, TextArea, TextField } from '@atlas/ui';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { SCREENSHOT_DAYS } from '@atlas/domain/bugReports';
import { routePath } from '@atlas/domain/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import { RequestError } from '../../session/RequestError.ts';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { ScreenshotFields } from './ScreenshotFields.tsx';
import { SentReportNotice } from './SentReportNotice.tsx';
import type { SentReport } from './sendReport.ts';
import { useScreenshots } from './useScreenshots.ts';

const EMPTY = { body: '', page: '', browser: '', email: '' };
/** The fields are checked when the form is sent: see `bugReportErrors`. */
const validate = () => ({});

/**
 * `/bug-report`: reports a problem, also without an account. Page and browser are filled in and shown
 * before anything is sent.
 * @spec 1 §2.3; the fields are a product decision
 */
export function BugReportScreen() {
  'use no memo';
  const { client, currentUser } = useAuth();
  const title = useRouteTitle();
  const screenshots = useScreenshots();
  const withKey = useIdempotencyKey();
  const [requestId, setRequestId] = useState('');
  const [sent, setSent] = useState<SentReport | null>(null);
  const [isComplete, setComplete] = useState(false);
  const { field, onSubmit, sending, formError, values, fill } = useEntryForm<typeof EMPTY>({
    path: routePath('bugReport'),
    initial: EMPTY,
    validate,
    send: async (given) => {
      const { bugReportErrors } = await import('./bugReportErrors.ts');
      const rejected = bugReportErrors(given);
      if (rejected !== undefined) {
        focusFirstError(rejected.fields);
        return rejected;
      }
      const { sendReport } = await import('./sendReport.ts');
      try {
        const report = await withKey((idempotencyKey) =>
          sendReport({ input: { ...given, requestId }, idempotencyKey }, client.knownToken()),
        );
        setComplete(await screenshots.upload(report));
        setSent(report);
        return undefined;
      } catch (error) {
        if (!(error instanceof RequestError) || error.fieldErrors === undefined) throw error;
        focusFirstError(error.fieldErrors);
        return { text: error.message, fields: error.fieldErrors };
      }
    },
  });
  // After hydration: the server does not know the browser's window. What was typed meanwhile stays.
  const fillIn = useEffectEvent((facts: { page: string; browser: string; requestId: string }) => {
    fill({ ...(values.page === '' && { page: facts.page }), ...(values.browser === '' && { browser: facts.browser }) });
    setRequestId(facts.requestId);
  });
  useEffect(() => {
    void import('./reportFacts.ts').then(({ reportFacts }) => fillIn(reportFacts())).catch(() => undefined);
  }, []);

  if (sent !== null)
    return (
      <ReadColumn>
        <SentReportNotice
          report={sent}
          screenshots={screenshots}
          isComplete={isComplete}
          onRetry={async () => setComplete(await screenshots.upload(sent))}
        />
      </ReadColumn>
    );
  return (
    <ReadColumn>
      <PageTitle />
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="title">
            {title}
          </Heading>
          <Text tone="muted">Tell us what went wrong. You get a ticket number, and a link to the answer.</Text>
        </Stack>
        <form noValidate method="post" onSubmit={onSubmit} aria-label={title}>
          <Stack gap={5}>
            <noscript>
              <Alert tone="warning">Sending a report needs JavaScript.</Alert>
            </noscript>
            {formError && (
              <Alert tone="danger" live>
                {formError.text}
              </Alert>
            )}
            <TextArea
              {...field('body')}
              label="What happened"
              hint="What did you do, what did you expect, and what did you see instead?"
              rows={5}
            />
            <ScreenshotFields screenshots={screenshots} isOpen={!sending} />
            <TextField
              {...field('page')}
              label="Page"
              optionalText="(optional)"
              hint="Where it happened."
              autoComplete="off"
              autoCapitalize="none"
            />
            <TextField
              {...field('browser')}
              label="Browser"
              optionalText="(optional)"
              hint="Filled in for you. Change or remove it as you like."
              autoComplete="off"
            />
            {currentUser === null && (
              <TextField
                {...field('email')}
                label="Email"
                optionalText="(optional)"
                hint="For our answer. Without it, you find the answer under the link that you get."
                type="email"
                autoComplete="email"
                inputMode="email"
                autoCapitalize="none"
              />
            )}
            <Stack gap={1}>
              {currentUser !== null && (
                <Text size={14} tone="muted">
                  We answer to the email of your account.
                </Text>
              )}
              {requestId !== '' && (
                <Text size={14} tone="muted" numeric>
                  Sent with your report: the number of the last error on this page, {requestId}.
                </Text>
              )}
              <Text size={14} tone="muted">
                Staff see your report and its pictures. Pictures are deleted after {SCREENSHOT_DAYS} days.
              </Text>
            </Stack>
            <Row>
              <Button type="submit" variant="primary" size="large" loading={sending} loadingText="Sending the report">
                Send the report
              </Button>
            </Row>
          </Stack>
        </form>
      </Stack>
    </ReadColumn>
  );
}
