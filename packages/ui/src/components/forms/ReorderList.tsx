import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useId, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { Handle, List, MoveButton, Actions, Row, Content } from './reorderListStyle.ts';
import { moveItem, rowOffset } from './reorder.ts';
import { useDragOrder } from './useDragOrder.ts';

export interface ReorderItem {
  id: string;
  /** Its name, for the buttons and announcements. */
  label: string;
}

export interface ReorderListProps<Item extends ReorderItem> {
  /** The accessible name: "Lessons of this unit". */
  label: string;
  items: readonly Item[];
  onReorder: (items: readonly Item[]) => void;
  /** The content of a row, between the drag handle and the buttons. */
  children: (item: Item) => ReactNode;
  /** Further actions of a row, next to its buttons: an ActionMenu. On phones they are below its content. */
  actions?: ((item: Item) => ReactNode) | undefined;
  /** The announcement of a move. */
  movedText?: ((label: string, position: number, count: number) => string) | undefined;
  moveUpText?: string | undefined;
  moveDownText?: string | undefined;
  /** The first word of the drag handle's label: "Move Openings". */
  dragText?: string | undefined;
  /** Instructions for the drag handle, as its description. */
  helpText?: string | undefined;
}

/**
 * A sortable list. A row moves by its drag handle, with touch, mouse or arrow keys, and by its buttons; moves are
 * announced.
 */
export function ReorderList<Item extends ReorderItem>({
  label,
  items,
  onReorder,
  children,
  actions,
  movedText = (name, position, count) => `${name} moved to position ${position} of ${count}`,
  moveUpText = 'Move up',
  moveDownText = 'Move down',
  dragText = 'Move',
  helpText = 'Drag, or press the up and down arrow keys',
}: ReorderListProps<Item>) {
  const helpId = useId();
  const [news, setNews] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onReorder(moveItem(items, from, to));
    setNews(movedText(item.label, to + 1, items.length));
  };
  const { drag, list, handle } = useDragOrder(move);
  return (
    <>
      <List ref={list} aria-label={label}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            $hasActions={actions !== undefined}
            $dragged={drag?.from === index}
            $dragging={drag !== null}
            style={drag === null ? undefined : ({ '--offset': `${rowOffset(drag, index)}px` } as CSSProperties)}
          >
            <Handle {...handle(index)} type="button" aria-label={`${dragText} ${item.label}`} aria-describedby={helpId}>
              <Icon icon={GripVertical} />
            </Handle>
            <Content>{children(item)}</Content>
            <Actions>
              {actions?.(item)}
              <MoveButton
                type="button"
                aria-label={`${moveUpText} ${item.label}`}
                title={moveUpText}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <Icon icon={ArrowUp} size="s" />
              </MoveButton>
              <MoveButton
                type="button"
                aria-label={`${moveDownText} ${item.label}`}
                title={moveDownText}
                aria-disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <Icon icon={ArrowDown} size="s" />
              </MoveButton>
            </Actions>
          </Row>
        ))}
      </List>
      <span hidden id={helpId}>
        {helpText}
      </span>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
