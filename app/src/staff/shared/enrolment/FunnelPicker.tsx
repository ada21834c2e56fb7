import { Heading, Stack, Text } from '@atlas/ui';
import { fieldId } from '@atlas/ui/components/forms/fieldProps.ts';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { NO_FUNNELS_SELECTED } from '@atlas/domain/subscriptions';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../../session/useNow.ts';
import { type FunnelDetailValues, type SelectedFunnel, selectedDetail } from './enrolmentValues.ts';
import { FunnelChoicesDialog } from './FunnelChoicesDialog.tsx';
import { type PickedProduct, ProductTable } from './ProductTable.tsx';
import { SelectedFunnelCard } from './SelectedFunnelCard.tsx';
import type { EnrolmentPreviews } from './useEnrolmentPreview.ts';
import type { FunnelPicker_products$key } from './__generated__/FunnelPicker_products.graphql.ts';

const NONE: readonly FunnelDetailValues[] = [];

interface FunnelPickerProps {
  products: FunnelPicker_products$key;
  personId: number;
  previews: EnrolmentPreviews;
  /** True for a reader who may enroll people. Others see no actions. */
  acts: boolean;
}

/**
 * The form fields that select funnels for a person: products, their funnels, and the selected ones
 * with their terms.
 *
 * @spec 2 §3, §8
 */
export function FunnelPicker({ products: key, personId, previews, acts }: FunnelPickerProps) {
  const products = useFragment(
    graphql`
      fragment FunnelPicker_products on Product @relay(plural: true) {
        ...ProductTable_products
      }
    `,
    key,
  );
  const now = useNow();
  const { value: details, onChange, error } = useBoundField('funnelDetails', NONE);
  const [shown, setShown] = useState<PickedProduct | null>(null);
  const [known, setKnown] = useState<readonly SelectedFunnel[]>([]);
  const select = (funnel: SelectedFunnel) => {
    setKnown((before) => [...before.filter(({ databaseId }) => databaseId !== funnel.databaseId), funnel]);
    onChange([...details, selectedDetail(funnel, now)]);
  };
  return (
    <>
      <Stack gap={3} as="section" aria-labelledby="products">
        <Heading level={2} size="subheading" id="products">
          Products
        </Heading>
        <ProductTable products={products} onShow={acts ? setShown : null} />
      </Stack>
      <Stack gap={3} as="section" aria-labelledby={fieldId('funnelDetails')}>
        <Heading level={2} size="subheading" id={fieldId('funnelDetails')} focusable>
          Selected funnels
        </Heading>
        {error !== undefined && <Text tone="danger">{error}</Text>}
        {details.length === 0 && <Text tone="muted">{NO_FUNNELS_SELECTED}</Text>}
        {details.map(({ funnelId }, index) => {
          const funnel = known.find(({ databaseId }) => databaseId === funnelId);
          return (
            funnel && (
              <SelectedFunnelCard
                key={funnelId}
                funnel={funnel}
                index={index}
                preview={previews.of(funnelId)}
                onRemove={() => onChange(details.filter((detail) => detail.funnelId !== funnelId))}
              />
            )
          );
        })}
      </Stack>
      {shown && (
        <FunnelChoicesDialog
          product={shown}
          personId={personId}
          selectedIds={details.map(({ funnelId }) => funnelId)}
          onSelect={select}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
