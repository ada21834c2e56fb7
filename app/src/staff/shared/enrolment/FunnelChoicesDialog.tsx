import { Badge, Button, EmptyState, ErrorState, Modal, Row, SkeletonGroup, Skeleton, Stack, Text } from '@atlas/ui';
import { validityText } from '@atlas/domain/funnels';
import { formatPeso } from '@atlas/domain/money';
import { NO_FUNNELS_AVAILABLE } from '@atlas/domain/subscriptions';
import { FunnelStatus } from '../selling/FunnelStatus.tsx';
import type { PickedProduct } from './ProductTable.tsx';
import { type FunnelChoice, useProductFunnels } from './useProductFunnels.ts';

interface FunnelChoicesDialogProps {
  product: PickedProduct;
  personId: number;
  /** The funnels that are selected already. */
  selectedIds: readonly number[];
  onSelect: (funnel: FunnelChoice) => void;
  onClose: () => void;
}

/**
 * Dialog with the funnels of a product, to select some of them.
 *
 * @spec 2 §8
 */
export function FunnelChoicesDialog({ product, personId, selectedIds, onSelect, onClose }: FunnelChoicesDialogProps) {
  const { funnels, hasFailed, retry } = useProductFunnels({ productId: product.databaseId, userId: personId });
  return (
    <Modal
      open
      title={product.name}
      description="Each funnel is one way of selling the product."
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {hasFailed && <ErrorState title="The funnels did not load" text="Check your connection, then try again." onRetry={retry} />}
      {!hasFailed && funnels === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="thumbnail" />
          <Skeleton shape="block" height="thumbnail" />
        </SkeletonGroup>
      )}
      {funnels?.length === 0 && <EmptyState title={NO_FUNNELS_AVAILABLE} text="Create a funnel for this product first." />}
      {funnels !== null && funnels.length > 0 && (
        <Stack gap={4} as="ul">
          {funnels.map((funnel) => (
            <Choice key={funnel.databaseId} funnel={funnel} isSelected={selectedIds.includes(funnel.databaseId)} onSelect={onSelect} />
          ))}
        </Stack>
      )}
    </Modal>
  );
}

interface ChoiceProps {
  funnel: FunnelChoice;
  isSelected: boolean;
  onSelect: (funnel: FunnelChoice) => void;
}

function Choice({ funnel, isSelected, onSelect }: ChoiceProps) {
  const { name, price, validityByDays, state, isHidden, isHeld } = funnel;
  return (
    <Row as="li" justify="between" align="start" wrap>
      <Stack gap={2} grow>
        <Stack gap={1}>
          <Text weight="label">{name}</Text>
          <Text size={14} tone="muted" numeric>
            {`${formatPeso(price)} · ${validityText(validityByDays)}`}
          </Text>
        </Stack>
        <Row gap={2} wrap>
          <FunnelStatus state={state} />
          {isHidden && <Badge>Hidden</Badge>}
          {isHeld && <Badge tone="info">Already has it</Badge>}
        </Row>
      </Stack>
      {isSelected ? (
        <Badge tone="success">Selected</Badge>
      ) : (
        <Button size="dense" aria-label={`Select ${name}`} onClick={() => onSelect(funnel)}>
          Select
        </Button>
      )}
    </Row>
  );
}
