import { Modal, Row, ShareLink, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { BILL_LINK_DAYS } from '@atlas/domain/orders';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSiteUrl } from '../../routing/useSiteUrl.ts';
import { useBillLink } from './useBillLink.ts';
import type { PayLinkDialog_entry$key } from './__generated__/PayLinkDialog_entry.graphql.ts';

interface PayLinkDialogProps {
  entry: PayLinkDialog_entry$key;
  onClose: () => void;
}

/** The link with which someone else pays a payment. Its address is shown once, when it is made. */
export function PayLinkDialog({ entry: key, onClose }: PayLinkDialogProps) {
  const { id, databaseId, due, hasPayLink } = useFragment(
    graphql`
      fragment PayLinkDialog_entry on ScheduleEntry {
        id
        databaseId
        due
        hasPayLink
      }
    `,
    key,
  );
  const [path, setPath] = useState<string | null>(null);
  const link = useBillLink(id, databaseId);
  const make: Action = { run: async () => setPath(await link.create()), success: 'The link is ready.' };
  const end: Action = {
    run: async () => {
      await link.revoke();
      setPath(null);
    },
    success: 'The link no longer works.',
    confirm: {
      title: 'End the link?',
      consequence: 'The person who has it can no longer open your payment. You can make a new one at any time.',
      confirmText: 'End the link',
      busyText: 'Ending',
      tone: 'danger',
    },
  };
  const replace: Action = {
    ...make,
    confirm: {
      title: 'Make a new link?',
      consequence: 'The old link stops working at once.',
      confirmText: 'Make a new link',
      busyText: 'Making',
    },
  };
  return (
    <Modal
      open
      onClose={onClose}
      title="Let someone else pay"
      description={`Send a link to a person who pays ${formatAmount(due)} for you. It works for ${BILL_LINK_DAYS} days and shows only your first name, the amount and the due day.`}
    >
      {path !== null ? (
        <Made path={path} end={end} />
      ) : hasPayLink ? (
        <Stack gap={4}>
          <Text>This payment has a link. We show its address only once, when it is made.</Text>
          <Row gap={2} wrap>
            <ActionButton variant="primary" action={replace}>
              Make a new link
            </ActionButton>
            <ActionButton variant="danger-quiet" action={end}>
              End the link
            </ActionButton>
          </Row>
          <Text size={14} tone="muted">
            A new link ends the old one.
          </Text>
        </Stack>
      ) : (
        <Row>
          <ActionButton variant="primary" action={make}>
            Make the link
          </ActionButton>
        </Row>
      )}
    </Modal>
  );
}

/** The new link with its address. */
function Made({ path, end }: { path: string; end: Action }) {
  return (
    <Stack gap={4}>
      <ShareLink path={path} url={useSiteUrl(path)} title="A payment on Atlas" />
      <Text size={14} tone="muted">
        Copy it now: once you close this, we cannot show it again.
      </Text>
      <Row>
        <ActionButton variant="danger-quiet" action={end}>
          End the link
        </ActionButton>
      </Row>
    </Stack>
  );
}
