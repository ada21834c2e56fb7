import { Alert, Button, ButtonLink, FormSection, Heading, Row, Stack, Text } from '@atlas/ui';
import { ANSWER_DAYS, DOWNLOAD_HOURS, lastDayBefore, WITHDRAW_DAYS } from '@atlas/domain/privacy';
import { formatLongDate, formatTime } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { useReload } from '../../../relay/useReload.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { lazyPart } from '../../../routing/lazyPart.ts';
import { useNow } from '../../../session/useNow.ts';
import type { PrivacySectionDownloadMutation } from './__generated__/PrivacySectionDownloadMutation.graphql.ts';
import type { PrivacySectionQuery } from './__generated__/PrivacySectionQuery.graphql.ts';
import type { PrivacySectionWithdrawMutation } from './__generated__/PrivacySectionWithdrawMutation.graphql.ts';
import type { PrivacySection_viewer$data, PrivacySection_viewer$key } from './__generated__/PrivacySection_viewer.graphql.ts';

const DeleteAccountDialog = lazyPart('DeleteAccountDialog', async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

type Request = PrivacySection_viewer$data['myPrivacyRequests'][number];

/** The member's rights over their data: a copy of it, and the deletion of the account. */
export function PrivacySection({ viewer: key }: { viewer: PrivacySection_viewer$key }) {
  const { myPrivacyRequests, whyNotDelete, security } = useFragment(
    graphql`
      fragment PrivacySection_viewer on Viewer {
        whyNotDelete
        security {
          hasPassword
          secondFactorSince
        }
        myPrivacyRequests {
          databaseId
          kind
          state
          href
          expiresAt
          finalFrom
          answerBy
        }
      }
    `,
    key,
  );
  const reload = useReload<PrivacySectionQuery>(
    graphql`
      query PrivacySectionQuery {
        viewer {
          ...PrivacySection_viewer
        }
      }
    `,
    {},
  );
  const download = myPrivacyRequests.find(({ kind }) => kind === 'DOWNLOAD');
  const deletion = myPrivacyRequests.find(({ kind, state }) => kind === 'DELETION' && state === 'REQUESTED');
  return (
    <FormSection title="Privacy" description="Get a copy of your data, or delete your account.">
      <Stack gap={3}>
        <Heading level={3} size="label">
          Your data
        </Heading>
        <Download request={download} reload={reload} />
      </Stack>
      <Stack gap={3}>
        <Heading level={3} size="label">
          Your account
        </Heading>
        {deletion === undefined ? (
          <Deletion
            reason={whyNotDelete ?? null}
            hasPassword={security.hasPassword}
            hasSecondFactor={security.secondFactorSince !== null}
            reload={reload}
          />
        ) : (
          <RequestedDeletion request={deletion} reload={reload} />
        )}
      </Stack>
    </FormSection>
  );
}

interface Reloaded {
  reload: () => Promise<unknown>;
}

function Download({ request, reload }: { request: Request | undefined } & Reloaded) {
  const start = useSubmit<PrivacySectionDownloadMutation>(graphql`
    mutation PrivacySectionDownloadMutation {
      requestDataDownload {
        state
      }
    }
  `);
  if (request?.state === 'REQUESTED')
    return (
      <Alert tone="info" title="We are collecting your data">
        We email you when it is ready. You can leave this page.
      </Alert>
    );
  const action = { run: () => start({}, reload), success: 'We are collecting your data.' };
  return (
    <Stack gap={3}>
      {request?.href != null && request.expiresAt != null && (
        <Alert tone="success" title="Your data is ready">
          <Stack gap={3}>
            <Text>
              Download it until {formatLongDate(request.expiresAt)} at {formatTime(request.expiresAt)}, Manila time.
            </Text>
            <Row>
              <ButtonLink href={request.href} download>
                Download my data
              </ButtonLink>
            </Row>
          </Stack>
        </Alert>
      )}
      {request?.state === 'FAILED' && (
        <Alert tone="danger" title="Your data could not be collected">
          Request it again.
        </Alert>
      )}
      <Text size={14} tone="muted">
        A ZIP file with everything we store about you, including your files. You can download it for {DOWNLOAD_HOURS} hours.
      </Text>
      <Row>
        <ActionButton action={action}>{request?.href == null ? 'Request my data' : 'Request it again'}</ActionButton>
      </Row>
    </Stack>
  );
}

interface DeletionProps extends Reloaded {
  /** The reason why the account cannot be deleted now; null when it can. */
  reason: string | null;
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

function Deletion({ reason, hasPassword, hasSecondFactor, reload }: DeletionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3}>
      <Text size={14} tone="muted">
        You have {WITHDRAW_DAYS} days to change your mind. Then we delete your account, within {ANSWER_DAYS} days of your request. Records
        of payments stay without your name, because the law requires them.
      </Text>
      {reason !== null && <Alert tone="warning">{reason}</Alert>}
      {reason === null && !hasPassword && <Alert tone="warning">Set a password first. Log out and choose “Forgot password?”.</Alert>}
      {reason === null && hasPassword && (
        <Row>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </Row>
      )}
      <Suspense>
        {isOpen && <DeleteAccountDialog hasSecondFactor={hasSecondFactor} reload={reload} onClose={() => setOpen(false)} />}
      </Suspense>
    </Stack>
  );
}

function RequestedDeletion({ request: { databaseId, finalFrom, answerBy }, reload }: { request: Request } & Reloaded) {
  const withdraw = useSubmit<PrivacySectionWithdrawMutation>(graphql`
    mutation PrivacySectionWithdrawMutation($id: Int!) {
      withdrawPrivacyRequest(databaseId: $id) {
        state
      }
    }
  `);
  const isFinal = useNow().getTime() >= Date.parse(finalFrom);
  const action = { run: () => withdraw({ id: databaseId }, reload), success: 'Your account stays.', reload };
  return (
    <Alert tone="danger" title="Your account will be deleted">
      <Stack gap={3}>
        <Text>
          {isFinal
            ? `We delete it by ${lastDayBefore(answerBy)}.`
            : `You can withdraw your request until ${lastDayBefore(finalFrom)}. We delete your account by ${lastDayBefore(answerBy)}.`}
        </Text>
        {!isFinal && (
          <Row>
            <ActionButton action={action}>Keep my account</ActionButton>
          </Row>
        )}
      </Stack>
    </Alert>
  );
}
