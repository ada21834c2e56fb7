import { Button, Modal, ReorderList, Text } from '@atlas/ui';

interface UnitOrderDialogProps<Unit> {
  units: readonly Unit[];
  onReorder: (units: readonly Unit[]) => void;
  onClose: () => void;
}

/**
 * Dialog that reorders the units of a course. It lists only their names, so that the distances are
 * short.
 */
export function UnitOrderDialog<Unit extends { id: string; label: string }>({ units, onReorder, onClose }: UnitOrderDialogProps<Unit>) {
  return (
    <Modal
      open
      onClose={onClose}
      title="Order of the units"
      description={
        <Text size={14} tone="muted">
          Their lessons move with them. Each move is saved at once.
        </Text>
      }
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <ReorderList label="Units" items={units} onReorder={onReorder}>
        {({ label }) => <Text weight="label">{label}</Text>}
      </ReorderList>
    </Modal>
  );
}
