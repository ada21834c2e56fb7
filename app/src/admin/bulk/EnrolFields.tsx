import { Combobox, type ComboboxOption, Select } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { rankMatches } from '@atlas/domain/lists';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useOptions } from './useOptions.ts';
import type { EnrolFieldsFunnelsQuery } from './__generated__/EnrolFieldsFunnelsQuery.graphql.ts';
import type { EnrolFieldsTermsQuery } from './__generated__/EnrolFieldsTermsQuery.graphql.ts';

/** The funnel to enroll people into, and one of its payment terms. Another funnel clears the term. */
export function EnrolFields() {
  const form = useForm();
  const environment = useRelayEnvironment();
  const funnel = useBoundField('funnelId', '');
  const term = useBoundField<string | null>('paymentTermId', null);
  const terms = useTermsOf(funnel.value);
  const load = async (text: string): Promise<ComboboxOption[]> => {
    const answer = await fetchQuery<EnrolFieldsFunnelsQuery>(
      environment,
      graphql`
        query EnrolFieldsFunnelsQuery {
          products {
            name
            funnels {
              databaseId
              name
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    const funnels = (answer?.products ?? []).flatMap((product) => product.funnels.map((one) => ({ ...one, product: product.name })));
    return rankMatches(funnels, text, ({ name }) => name).map(({ databaseId, name, product }) => ({
      value: String(databaseId),
      label: name,
      description: product,
    }));
  };
  const choose = (value: string) => {
    if (value === funnel.value) return;
    form.batch(() => {
      form.change('funnelId', value);
      form.change('paymentTermId', null);
    });
  };
  return (
    <>
      <Combobox
        {...funnel}
        name="funnelId"
        label="Funnel"
        options={useOptions(load)}
        loadOptions={load}
        onChange={choose}
        placeholder="Find a funnel"
        required
      />
      {terms.length > 0 && (
        <Select
          name="paymentTermId"
          label="Payment term"
          value={term.value ?? ''}
          onChange={(value) => term.onChange(value === '' ? null : value)}
          onBlur={term.onBlur}
          error={term.error}
          placeholder="The default of the funnel"
          options={terms}
        />
      )}
    </>
  );
}

/** The payment terms that a funnel offers; none until they have loaded. */
function useTermsOf(funnelId: string): readonly ComboboxOption[] {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<{ of: string; terms: readonly ComboboxOption[] }>({ of: '', terms: [] });
  useEffect(() => {
    if (funnelId === '') return undefined;
    const requested = fetchQuery<EnrolFieldsTermsQuery>(
      environment,
      graphql`
        query EnrolFieldsTermsQuery($funnelId: Int!) {
          paymentTermsByFunnelId(funnelId: $funnelId) {
            databaseId
            name
          }
        }
      `,
      { funnelId: Number(funnelId) },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ paymentTermsByFunnelId: terms }) =>
        setLoaded({ of: funnelId, terms: terms.map(({ databaseId, name }) => ({ value: String(databaseId), label: name })) }),
      // Without its terms, the funnel's default applies.
      error: () => undefined,
    });
    return () => requested.unsubscribe();
  }, [environment, funnelId]);
  return loaded.of === funnelId ? loaded.terms : [];
}
