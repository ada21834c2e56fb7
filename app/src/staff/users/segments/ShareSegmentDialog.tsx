import { Button, Modal, Row, ShareLink, Stack, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import type { ShareSegmentDialog_segment$key } from './__generated__/ShareSegmentDialog_segment.graphql.ts';
import { useSegmentActions } from './useSegmentActions.ts';

interface ShareSegmentDialogProps {
  segment: ShareSegmentDialog_segment$key;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Dialog that shares a segment, shows its link, and stops sharing it. */
export function ShareSegmentDialog({ segment: key, onClose, reload }: ShareSegmentDialogProps) {
  const segment = useFragment(
    graphql`
      fragment ShareSegmentDialog_segment on Segment {
        databaseId
        name
        link
        isShared
      }
    `,
    key,
  );
  const { share } = useSegmentActions(reload);
  const { databaseId, name, link, isShared } = segment;
  return (
    <Modal open onClose={onClose} title={`Share ${name}`}>
      <Stack gap={4}>
        <Text>
          {isShared
            ? 'Everyone who may open the lists of people finds it under Segments. Each of them sees only the people in their own scope.'
            : 'Only you see this segment. Once it is shared, everyone who may open the lists of people finds it, with the people in their own scope.'}
        </Text>
        {isShared && <ShareLink path={link} title={name} />}
        <Row gap={2} justify="end" wrap>
          <Button onClick={onClose}>Close</Button>
          <ActionButton variant={isShared ? 'secondary' : 'primary'} action={share({ databaseId, name, isShared })}>
            {isShared ? 'Stop sharing' : 'Share'}
          </ActionButton>
        </Row>
      </Stack>
    </Modal>
  );
}
