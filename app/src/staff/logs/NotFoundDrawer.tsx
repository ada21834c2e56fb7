import { Drawer, Text } from '@atlas/ui';

/** In the place of a row that is not in the log, or not any more. */
export const NotFoundDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer open onClose={onClose} title="Not in this log">
    <Text>Logs are kept for a limited time. This entry may have been removed.</Text>
  </Drawer>
);
