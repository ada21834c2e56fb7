import { FormSection } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { MAX_START_DAYS } from '@atlas/domain/funnels';
import { graphql, useFragment } from 'react-relay/hooks';
import { FunnelSlugFields } from './FunnelSlugFields.tsx';
import { FunnelTermsField } from './FunnelTermsField.tsx';
import { FunnelValidityFields } from './FunnelValidityFields.tsx';
import type { FunnelFields_query$key } from './__generated__/FunnelFields_query.graphql.ts';

interface FunnelFieldsProps {
  /** The payment terms and access levels that a funnel can have. */
  query: FunnelFields_query$key;
  /** A new funnel, whose address follows its name. */
  isNew?: boolean;
}

/**
 * The form fields of a funnel.
 *
 * @spec 2 §3, §5
 */
export function FunnelFields({ query, isNew = false }: FunnelFieldsProps) {
  const { accessLevels, viewer } = useFragment(
    graphql`
      fragment FunnelFields_query on Query {
        accessLevels {
          databaseId
          name
        }
        viewer {
          terms: paymentTerms(first: 100, filter: { archived: false }, sort: { by: name }) {
            edges {
              node {
                ...FunnelTermsField_terms
              }
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <>
      <FormSection>
        <FunnelSlugFields suggests={isNew} />
      </FormSection>
      <FormSection title="Payment terms" description="Buyers choose one of them. Their order is the order in which buyers see them.">
        <FunnelTermsField terms={viewer.terms.edges.map(({ node }) => node)} />
      </FormSection>
      <FormSection title="Access">
        <FormRecordSelect
          name="accessLevelId"
          label="Access level"
          hint="Everyone who buys gets it."
          placeholder="Members"
          records={accessLevels}
        />
        <FormNumberField
          name="startByDays"
          label="Start"
          hint="Days after the purchase. 0 starts on the day of the purchase."
          unit="days"
          min={0}
          max={MAX_START_DAYS}
          required
        />
        <FormDateField
          name="startsOn"
          label="Start date"
          hint="The access does not start before this day, so that a batch begins together."
          optionalText="(optional)"
        />
        <FunnelValidityFields />
      </FormSection>
      <FormSection title="Sales">
        <FormDateField name="opensOn" label="First day of sales" hint="Leave empty to sell right away." optionalText="(optional)" />
        <FormDateField name="closesOn" label="Last day of sales" hint="Leave empty to sell until you close it." optionalText="(optional)" />
        <FormCheckbox name="hidden" label="Hidden" hint="Not shown where people choose a funnel. Its link still works." />
        <FormCheckbox name="hasWaitingList" label="Waiting list" hint="While it is closed, visitors can leave their email address." />
      </FormSection>
    </>
  );
}
