import { Drawer, Text } from '@atlas/ui';

/** Drawer for an entry that does not exist, or no longer exists. */
export const NotFoundDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer open onClose={onClose} title="Not in this log">
    <Text>Logs are kept for a limited time. This entry may have been removed.</Text>
  </Drawer>
);
