import { KeyValueList, Row, showToast } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { formatAmount } from '@atlas/domain/money';
import { unsubscribeForm, USER_UNSUBSCRIBED } from '@atlas/domain/subscriptions';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useCreate } from '../../../relay/useCreate.ts';
import { RequestError } from '../../../session/fetchGraphQL.ts';
import type { UnsubscribeDialog_subscription$key } from './__generated__/UnsubscribeDialog_subscription.graphql.ts';
import type { UnsubscribeDialogMutation } from './__generated__/UnsubscribeDialogMutation.graphql.ts';

interface UnsubscribeDialogProps {
  subscription: UnsubscribeDialog_subscription$key;
  /** The access level that goes with it; null for none. */
  level: string | null;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

const KEEP = 'keep';
const VOID = 'void';
const INITIAL = { owed: VOID, keepLevel: false, reason: '' };
const check = validateWith(unsubscribeForm);

/**
 * Dialog that ends a subscription: what the person loses, and what happens to the unpaid amount.
 *
 * @spec 2 §7, §8
 */
export function UnsubscribeDialog({ subscription: key, level, reload, onClose }: UnsubscribeDialogProps) {
  const { databaseId, revision, funnel, invoice } = useFragment(
    graphql`
      fragment UnsubscribeDialog_subscription on FunnelSubscription @argumentDefinitions(readsMoney: { type: "Boolean!" }) {
        databaseId
        revision
        funnel {
          name
          product {
            name
            contentSummary
          }
        }
        invoice @include(if: $readsMoney) {
          balance
        }
      }
    `,
    key,
  );
  const unsubscribe = useCreate<UnsubscribeDialogMutation>(graphql`
    mutation UnsubscribeDialogMutation(
      $id: Int!
      $keepOwed: Boolean!
      $keepLevel: Boolean!
      $reason: String!
      $revision: Int!
      $idempotencyKey: String!
    ) {
      manualUserUnsubscription(
        subscriptionId: $id
        keepOwed: $keepOwed
        keepLevel: $keepLevel
        reason: $reason
        revision: $revision
        idempotencyKey: $idempotencyKey
      ) {
        revision
        unsubscribedAt
        unsubscribedReason
        isCurrent
      }
    }
  `);
  const submit = async ({ owed, keepLevel, reason }: typeof INITIAL) => {
    try {
      await unsubscribe({ id: databaseId, keepOwed: owed === KEEP, keepLevel, reason, revision });
    } catch (error) {
      // Someone else ended it: the page behind the dialog shows that.
      if (error instanceof RequestError && error.code === 'CONFLICT') await reload().catch(() => undefined);
      throw error;
    }
    showToast({ kind: 'success', text: USER_UNSUBSCRIBED });
    onClose();
    await reload().catch(() => undefined);
  };
  const balance = invoice?.balance;
  return (
    <FormDialog
      title={`Unsubscribe from ${funnel.name}?`}
      description="This ends now. You can enroll the person again later."
      onClose={onClose}
      initialValues={INITIAL}
      validate={check}
      onSubmit={submit}
      reload={reload}
    >
      <KeyValueList
        items={[
          { label: 'Access', value: `${funnel.product.name}: ${funnel.product.contentSummary}` },
          ...(level === null ? [] : [{ label: 'Access level', value: level }]),
          ...(balance == null ? [] : [{ label: 'Balance due', value: formatAmount(balance) }]),
        ]}
      />
      {balance !== 0 && (
        <FormRadioGroup
          name="owed"
          label="Unpaid amount"
          options={[
            { value: VOID, label: 'Void what is unpaid' },
            { value: KEEP, label: 'Keep it owed' },
          ]}
        />
      )}
      {level !== null && <FormCheckbox name="keepLevel" label={`Keep the access level ${level}`} />}
      <FormTextArea name="reason" label="Reason" rows={2} maxLength={1000} optionalText="(optional)" />
      <Row justify="end">
        <SubmitButton loadingText="Unsubscribing">Unsubscribe</SubmitButton>
      </Row>
    </FormDialog>
  );
}
