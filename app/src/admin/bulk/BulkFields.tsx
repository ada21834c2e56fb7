import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormCombobox } from '@atlas/ui/forms/FormCombobox.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import type { ComboboxOption } from '@atlas/ui';
import { type BulkOperationName, MAX_EXTENSION_DAYS } from '@atlas/domain/jobs';
import { rankMatches } from '@atlas/domain/lists';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { EnrolFields } from './EnrolFields.tsx';
import { ExpiryFields } from './ExpiryFields.tsx';
import { useOptions } from './useOptions.ts';
import type { BulkFieldsBatchesQuery } from './__generated__/BulkFieldsBatchesQuery.graphql.ts';
import type { BulkFieldsLevelsQuery } from './__generated__/BulkFieldsLevelsQuery.graphql.ts';

/** The form fields of a bulk operation; null for operations without input. */
export function BulkFields({ operation }: { operation: BulkOperationName }) {
  switch (operation) {
    case 'move-batch':
      return <BatchField />;
    case 'add-access-level':
    case 'remove-access-level':
      return <LevelField />;
    case 'extend-subscriptions':
      return (
        <>
          <FormNumberField
            name="days"
            label="Days"
            hint="We add this many days to each current subscription."
            min={1}
            max={MAX_EXTENSION_DAYS}
            required
          />
          <ReasonField />
        </>
      );
    case 'extend-chosen':
      return (
        <>
          <FormNumberField
            name="days"
            label="Days"
            hint="We add this many days to each subscription, and move the renewals behind it."
            min={1}
            max={MAX_EXTENSION_DAYS}
            required
          />
          <ReasonField />
        </>
      );
    case 'change-expiry':
      return (
        <>
          <ExpiryFields />
          <ReasonField />
        </>
      );
    case 'unenrol':
      return (
        <>
          <FormCheckbox name="keepOwed" label="Keep unpaid payments owed" hint="Otherwise they are voided." />
          <FormCheckbox
            name="keepLevel"
            label="Keep the access level"
            hint="Otherwise it goes, unless another current subscription brings it."
          />
          <ReasonField />
        </>
      );
    case 'enrol-people':
      return (
        <>
          <EnrolFields />
          <BatchField />
        </>
      );
    case 'archive-users':
      return <ReasonField />;
    case 'approve-proofs':
    case 'restore-users':
    case 'archive-courses':
    case 'restore-courses':
    case 'archive-resources':
    case 'restore-resources':
    case 'archive-events':
    case 'restore-events':
    case 'archive-products':
    case 'restore-products':
    case 'archive-payment-terms':
    case 'restore-payment-terms':
    case 'archive-redirect-rules':
    case 'restore-redirect-rules':
    case 'close-funnels':
    case 'reopen-funnels':
      return null;
  }
}

const ReasonField = () => <FormTextArea name="reason" label="Reason" hint="Saved in the audit log." rows={2} maxLength={500} required />;

const matching = (records: readonly { databaseId: number; name: string }[], text: string): ComboboxOption[] =>
  rankMatches(records, text, ({ name }) => name).map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));

function BatchField() {
  const environment = useRelayEnvironment();
  const load = async (text: string) => {
    const answer = await fetchQuery<BulkFieldsBatchesQuery>(
      environment,
      graphql`
        query BulkFieldsBatchesQuery {
          enrollmentBatches {
            batch {
              databaseId
              name
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    // Newest first.
    return matching((answer?.enrollmentBatches ?? []).map(({ batch }) => batch).toReversed(), text);
  };
  return <FormCombobox name="batchId" label="Batch" options={useOptions(load)} loadOptions={load} placeholder="Find a batch" required />;
}

function LevelField() {
  const environment = useRelayEnvironment();
  const load = async (text: string) => {
    const answer = await fetchQuery<BulkFieldsLevelsQuery>(
      environment,
      graphql`
        query BulkFieldsLevelsQuery {
          accessLevels {
            databaseId
            name
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    return matching(answer?.accessLevels ?? [], text);
  };
  return (
    <FormCombobox
      name="accessLevelId"
      label="Access level"
      options={useOptions(load)}
      loadOptions={load}
      placeholder="Find an access level"
      required
    />
  );
}
