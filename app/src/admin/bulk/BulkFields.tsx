import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormCombobox } from '@atlas/ui/forms/FormCombobox.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import type { ComboboxOption } from '@atlas/ui';
import { type BulkOperationName, MAX_DRAW, MAX_EXTENSION_DAYS } from '@atlas/domain/jobs';
import { rankMatches } from '@atlas/domain/lists';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { AccountabilityGroupField } from './AccountabilityGroupField.tsx';
import { EnrolFields } from './EnrolFields.tsx';
import { ExpiryFields } from './ExpiryFields.tsx';
import { GroupFields, SubgroupField } from './GroupFields.tsx';
import { TyphoonFields } from './TyphoonFields.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useOptions } from './useOptions.ts';
import type { BulkFieldsBatchesQuery } from './__generated__/BulkFieldsBatchesQuery.graphql.ts';
import type { BulkFieldsLevelsQuery } from './__generated__/BulkFieldsLevelsQuery.graphql.ts';

/** The form fields of a bulk operation; null for operations without input. */
export function BulkFields({ operation }: { operation: BulkOperationName }) {
  switch (operation) {
    case 'move-batch':
      return <BatchField />;
    case 'move-to-group':
      return <GroupFields />;
    case 'move-to-subgroup':
      return <SubgroupField />;
    case 'place-members':
      return (
        <>
          <FormNumberField
            name="seed"
            label="Draw number"
            hint="The members are placed in an order drawn from this number. The same number gives the same groups."
            min={1}
            max={MAX_DRAW}
            required
          />
          <FormCheckbox
            name="elsewhere"
            label="Place the others in any group with room"
            hint="Otherwise members stay without a group when none has their stage and meets when they can."
          />
        </>
      );
    case 'move-to-accountability-group':
      return <AccountabilityGroupField />;
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
    case 'typhoon-extension':
      return <TyphoonFields />;
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
    case 'leave-accountability-group':
    case 'approve-proofs':
    case 'approve-move-ups':
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
