import { Button, Heading, Row, Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderNote_order$key } from './__generated__/OrderNote_order.graphql.ts';

interface OrderNoteProps {
  order: OrderNote_order$key;
  /** Opens the form; null for staff who only read. */
  onEdit: (() => void) | null;
}

/** The note of staff about an order. */
export function OrderNote({ order: key, onEdit }: OrderNoteProps) {
  const { note } = useFragment(
    graphql`
      fragment OrderNote_order on Order {
        note
      }
    `,
    key,
  );
  return (
    <Stack gap={2} as="section" aria-label="Note">
      <Row justify="between" wrap>
        <Heading level={3}>Note</Heading>
        {onEdit && (
          <Button size="dense" onClick={onEdit}>
            {note === '' ? 'Add a note' : 'Edit note'}
          </Button>
        )}
      </Row>
      {note === '' ? <Text tone="muted">No note yet.</Text> : <Text>{note}</Text>}
    </Stack>
  );
}
