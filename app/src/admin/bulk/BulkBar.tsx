import { ActionMenu, Button } from '@atlas/ui';
import { BULK_OPERATIONS, bulkOperation, type BulkOperationName } from '@atlas/domain/jobs';

/** Number of operations shown as buttons; the rest are in the menu behind three dots. */
const MAX_BUTTONS = 2;

interface BulkBarProps {
  operations: readonly BulkOperationName[];
  onChoose: (operation: BulkOperationName) => void;
}

/** Buttons for the bulk operations on a list's selected records. */
export function BulkBar({ operations, onChoose }: BulkBarProps) {
  const isMore = operations.length > MAX_BUTTONS + 1;
  const shown = isMore ? operations.slice(0, MAX_BUTTONS) : operations;
  const rest = operations.slice(shown.length);
  return (
    <>
      {shown.map((name, index) => (
        <Button key={name} size="dense" variant={variantOf(name, index)} onClick={() => onChoose(name)}>
          {BULK_OPERATIONS[name].button}
        </Button>
      ))}
      {rest.length > 0 && (
        <ActionMenu
          label="More for the selected"
          actions={rest.map((name) => ({
            label: BULK_OPERATIONS[name].button,
            tone: bulkOperation(name)?.isDangerous === true ? 'danger' : 'plain',
            onSelect: () => onChoose(name),
          }))}
        />
      )}
    </>
  );
}

const variantOf = (name: BulkOperationName, index: number) =>
  bulkOperation(name)?.isDangerous === true ? 'danger-quiet' : index === 0 ? 'primary' : 'secondary';
