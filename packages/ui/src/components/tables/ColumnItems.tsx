import { MenuCheckboxItem } from '../menus/MenuCheckboxItem.tsx';
import { MenuItem } from '../menus/MenuItem.tsx';
import { MenuSeparator } from '../menus/MenuSeparator.tsx';

export interface ColumnItemsProps {
  columns: readonly { readonly id: string; readonly header: string }[];
  visible: readonly string[];
  onChange: (visible: readonly string[]) => void;
  onReset?: (() => void) | undefined;
  resetText: string;
}

/** The items of a ColumnChooser's menu. */
export function ColumnItems({ columns, visible, onChange, onReset, resetText }: ColumnItemsProps) {
  const toggle = (id: string, shows: boolean) =>
    onChange(columns.map((column) => column.id).filter((other) => (other === id ? shows : visible.includes(other))));
  return (
    <>
      {columns.map(({ id, header }, index) => (
        <MenuCheckboxItem
          key={id}
          checked={index === 0 || visible.includes(id)}
          disabled={index === 0}
          onChange={(shows) => toggle(id, shows)}
        >
          {header}
        </MenuCheckboxItem>
      ))}
      {onReset && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={onReset}>{resetText}</MenuItem>
        </>
      )}
    </>
  );
}
