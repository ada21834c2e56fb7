import { Badge, IconButton, ReorderList, Row, Select, Stack, Text } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import X from 'lucide-react/icons/x';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FunnelTermsField_terms$key } from './__generated__/FunnelTermsField_terms.graphql.ts';

const NONE: readonly number[] = [];

/**
 * Form field for the payment terms of a funnel, in order. The first is preselected for buyers.
 *
 * @param props.terms the terms that it can offer
 */
export function FunnelTermsField({ terms: key }: { terms: FunnelTermsField_terms$key }) {
  const terms = useFragment(
    graphql`
      fragment FunnelTermsField_terms on PaymentTerm @relay(plural: true) {
        databaseId
        name
        summary
      }
    `,
    key,
  );
  const { value: ids, onChange, error } = useBoundField<readonly number[]>('paymentTermIds', NONE);
  const chosen = ids.flatMap((id) => terms.find(({ databaseId }) => databaseId === id) ?? []);
  const others = terms.filter(({ databaseId }) => !ids.includes(databaseId));
  return (
    <Stack gap={3}>
      {chosen.length === 0 ? (
        <Text size={14} tone="muted">
          None. Buyers pay in full at once.
        </Text>
      ) : (
        <ReorderList
          label="Payment terms"
          items={chosen.map((term) => ({ id: String(term.databaseId), label: term.name, term }))}
          onReorder={(items) => onChange(items.map(({ term }) => term.databaseId))}
        >
          {({ term }) => (
            <Row justify="between" gap={2}>
              <Stack gap={1} align="start">
                <Text weight="label">{term.name}</Text>
                <Text size={14} tone="muted">
                  {term.summary}
                </Text>
                {term === chosen[0] && <Badge tone="info">Preselected</Badge>}
              </Stack>
              <IconButton icon={X} label={`Remove ${term.name}`} onClick={() => onChange(ids.filter((id) => id !== term.databaseId))} />
            </Row>
          )}
        </ReorderList>
      )}
      <Select
        name="paymentTermIds"
        label="Add a payment term"
        value=""
        onChange={(id) => {
          if (id !== '') onChange([...ids, Number(id)]);
        }}
        options={others.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        placeholder={others.length === 0 ? 'All of them are offered' : 'Choose a payment term'}
        disabled={others.length === 0}
        error={error}
      />
    </Stack>
  );
}
