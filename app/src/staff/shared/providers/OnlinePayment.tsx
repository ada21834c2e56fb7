import { Card, KeyValueList, Row, showToast, Stack, StatusBadge, Text, type Tone } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { enumWord } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { ATTEMPT_STATES, type AttemptState, isLiveAttempt } from '@atlas/domain/providers';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { CollectedMoney } from './CollectedMoney.tsx';
import { ProviderEvents } from './ProviderEvents.tsx';
import type { OnlinePayment_payment$data, OnlinePayment_payment$key } from './__generated__/OnlinePayment_payment.graphql.ts';
import type { OnlinePaymentAskMutation } from './__generated__/OnlinePaymentAskMutation.graphql.ts';

const STATES = ATTEMPT_STATES.map(({ value }) => value);
const TONES: Readonly<Record<AttemptState, Tone>> = {
  starting: 'info',
  open: 'info',
  unsure: 'warning',
  paid: 'success',
  ended: 'neutral',
};

interface OnlinePaymentProps {
  payment: OnlinePayment_payment$key;
  /** The scheduled payment, where the page has several: "Payment 2 of 6". */
  subject?: string;
  /** A drawer is narrow, and its headings are one level lower. */
  within: 'page' | 'drawer';
  /** Whether the current user may ask the provider, and process events again. */
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** A payment that was begun at a provider: its state, the money that was collected, and its events. */
export function OnlinePayment({ payment: key, subject, within, mayDecide, reload }: OnlinePaymentProps) {
  const payment = useFragment(
    graphql`
      fragment OnlinePayment_payment on ProviderPayment {
        databaseId
        provider
        method
        amount
        state
        stateText
        reference
        problem
        createdAt
        expiresAt
        collected {
          databaseId
          ...CollectedMoney_collected
        }
        ...ProviderEvents_payment
      }
    `,
    key,
  );
  const { provider, method, amount, stateText, problem, collected } = payment;
  const state = enumWord(STATES, payment.state) ?? 'open';
  const layout = within === 'page' ? 'grid' : 'pairs';
  const title = `${formatAmount(amount)} by ${method}`;
  return (
    <Card as="article" aria-label={[title, subject].filter(Boolean).join(', ')}>
      <Stack gap={4}>
        <Row justify="between" align="start" wrap>
          <Stack gap={1} align="start">
            <Text weight="strong" numeric>
              {title}
            </Text>
            <StatusBadge tone={TONES[state]} text={stateText} />
          </Stack>
          {mayDecide && <AskButton payment={payment} reload={reload} />}
        </Row>
        {problem != null && <Text size={14}>{problem}</Text>}
        <KeyValueList
          layout={layout}
          items={[
            ...(subject === undefined ? [] : [{ label: 'For', value: subject }]),
            { label: 'Provider', value: provider },
            { label: 'Begun', value: instantText(payment.createdAt) },
            ...(payment.expiresAt == null || !isLiveAttempt(state)
              ? []
              : [{ label: 'Page closes', value: instantText(payment.expiresAt) }]),
            { label: 'Reference', value: payment.reference },
          ]}
        />
        {collected.map((money) => (
          <CollectedMoney key={money.databaseId} collected={money} layout={layout} />
        ))}
        <ProviderEvents payment={payment} level={within === 'page' ? 3 : 4} mayDecide={mayDecide} reload={reload} />
      </Stack>
    </Card>
  );
}

/** Button that asks the provider about a payment. Its toast states what the provider reports. */
function AskButton({ payment, reload }: { payment: OnlinePayment_payment$data; reload: () => Promise<unknown> }) {
  const { databaseId, provider } = payment;
  const ask = useSubmit<OnlinePaymentAskMutation>(graphql`
    mutation OnlinePaymentAskMutation($databaseId: Int!) {
      askProviderAgain(databaseId: $databaseId) {
        state
        stateText
        problem
      }
    }
  `);
  const run = async () => {
    const { stateText, problem } = (await ask({ databaseId }, reload)).askProviderAgain;
    showToast({ text: `${provider} was asked. ${problem ?? `${stateText}.`}` });
  };
  return (
    <ActionButton size="dense" loadingText={`Asking ${provider}`} action={{ run, reload }}>
      {`Ask ${provider} again`}
    </ActionButton>
  );
}
