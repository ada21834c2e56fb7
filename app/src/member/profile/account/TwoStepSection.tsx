import { Button, FormSection, Row, StatusBadge, Text } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../routing/lazyPart.ts';
import { useReload } from '../../../relay/useReload.ts';
import type { TwoStepSectionQuery } from './__generated__/TwoStepSectionQuery.graphql.ts';
import type { TwoStepSection_viewer$key } from './__generated__/TwoStepSection_viewer.graphql.ts';

const RecoveryCodesDialog = lazyPart('RecoveryCodesDialog', async () => (await import('./RecoveryCodesDialog.tsx')).RecoveryCodesDialog);
const TurnOffTwoStepDialog = lazyPart(
  'TurnOffTwoStepDialog',
  async () => (await import('./TurnOffTwoStepDialog.tsx')).TurnOffTwoStepDialog,
);
const TurnOnTwoStepDialog = lazyPart('TurnOnTwoStepDialog', async () => (await import('./TurnOnTwoStepDialog.tsx')).TurnOnTwoStepDialog);

/** With this many codes left or fewer, the member is advised to create new ones. */
const FEW_CODES = 3;

/** Two-step sign-in with a code from the member's phone. */
export function TwoStepSection({ viewer: key }: { viewer: TwoStepSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment TwoStepSection_viewer on Viewer {
        security {
          hasPassword
          secondFactorSince
          mustHaveSecondFactor
          recoveryCodesLeft
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null);
  const reload = useReload<TwoStepSectionQuery>(
    graphql`
      query TwoStepSectionQuery {
        viewer {
          ...TwoStepSection_viewer
        }
      }
    `,
    {},
  );
  const { hasPassword, secondFactorSince: since, mustHaveSecondFactor, recoveryCodesLeft: left } = security;
  const close = () => setOpen(null);
  return (
    <FormSection
      title="Two-step sign-in"
      description="After your password, you enter a code from an app on your phone. Someone who has only your password cannot get in."
    >
      <Row gap={2} wrap>
        <StatusBadge tone={since === null ? 'neutral' : 'success'} text={since === null ? 'Off' : 'On'} />
        {since !== null && <Text tone="muted">since {formatShortDate(since)}</Text>}
      </Row>
      {since !== null && (
        <Text tone={left <= FEW_CODES ? undefined : 'muted'}>
          {left === 1 ? 'One recovery code is left' : `${left} recovery codes are left`}
          {left <= FEW_CODES ? '. Make new ones before you need them.' : ' for when you do not have your phone.'}
        </Text>
      )}
      {mustHaveSecondFactor && since !== null && <Text tone="muted">Your access level needs it, so it stays on.</Text>}
      <Row gap={3} wrap>
        {since === null ? (
          <Button
            variant="primary"
            onClick={() => setOpen('on')}
            disabledReason={hasPassword ? undefined : 'Your account needs a password first.'}
          >
            Turn on
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
            {!mustHaveSecondFactor && (
              <Button variant="danger" onClick={() => setOpen('off')}>
                Turn off
              </Button>
            )}
          </>
        )}
      </Row>
      <Suspense>
        {open === 'on' && <TurnOnTwoStepDialog onDone={() => void reload()} onClose={close} />}
        {open === 'codes' && <RecoveryCodesDialog onDone={() => void reload()} onClose={close} />}
        {open === 'off' && <TurnOffTwoStepDialog onClose={close} />}
      </Suspense>
    </FormSection>
  );
}
