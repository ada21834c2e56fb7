import { FormCombobox } from '@atlas/ui/forms/FormCombobox.tsx';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import type { ComboboxOption } from '@atlas/ui';
import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { useFormState } from 'react-final-form';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import type { CorrectionValues } from './correctionInput.ts';
import type { CorrectionValueFieldQuery } from './__generated__/CorrectionValueFieldQuery.graphql.ts';

/** The field for the right value, by the kind of the correction. A bounced or doubled payment has none. */
export function CorrectionValueField() {
  const { kind } = useFormState<CorrectionValues>({ subscription: { values: true } }).values;
  const today = isoDay(useNow());
  switch (kind) {
    case 'platform':
      return <FormSelect name="paymentPlatform" label="Right platform" options={PAYMENT_PLATFORMS} required />;
    case 'person':
      return <PersonField />;
    case 'amount':
      return <FormTextField name="amount" label="Right amount" inputMode="decimal" required />;
    case 'day':
      return <FormDateField name="paidOn" label="Right day of payment" max={today} required />;
    case 'reference':
      return <FormTextField name="transactionId" label="Right reference" maxLength={100} autoCapitalize="none" optionalText="(optional)" />;
    default:
      return null;
  }
}

/** Field for the person who sent the money, found by name, email address or Tribe ID. */
function PersonField() {
  const environment = useRelayEnvironment();
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<CorrectionValueFieldQuery>(
      environment,
      graphql`
        query CorrectionValueFieldQuery($search: String!) {
          viewer {
            members(first: 10, filter: { search: $search }, sort: { by: match }) {
              edges {
                node {
                  databaseId
                  name
                  email
                }
              }
            }
            nonMembers(first: 10, filter: { search: $search }, sort: { by: match }) {
              edges {
                node {
                  databaseId
                  name
                  email
                }
              }
            }
          }
        }
      `,
      { search: text },
    ).toPromise();
    return [...(answer?.viewer.members.edges ?? []), ...(answer?.viewer.nonMembers.edges ?? [])].map(({ node }) => ({
      value: String(node.databaseId),
      label: node.name,
      description: node.email,
    }));
  };
  return <FormCombobox name="userId" label="Right person" placeholder="Search people" options={[]} loadOptions={search} required />;
}
