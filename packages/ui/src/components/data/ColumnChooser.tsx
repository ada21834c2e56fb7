import Columns3 from 'lucide-react/icons/columns-3';
import { Button } from '../../primitives/Button.tsx';
import { Menu } from '../menus/Menu.tsx';
import { MenuCheckboxItem } from '../menus/MenuCheckboxItem.tsx';
import { MenuItem } from '../menus/MenuItem.tsx';
import { MenuSeparator } from '../menus/MenuSeparator.tsx';

export interface ColumnChooserProps {
  /** All columns of the DataTable, in its order; the first cannot be hidden. */
  columns: readonly { readonly id: string; readonly header: string }[];
  /** The ids that show. */
  visible: readonly string[];
  /** The caller saves it, for this path. */
  onChange: (visible: readonly string[]) => void;
  label?: string | undefined;
  /** The way back to what shows for everybody; absent while nothing was changed. */
  onReset?: (() => void) | undefined;
  resetText?: string | undefined;
}

/** Which columns of a DataTable show. Beside its filters, for tables of more than some six columns. */
export function ColumnChooser({ columns, visible, onChange, label = 'Columns', onReset, resetText = 'Reset columns' }: ColumnChooserProps) {
  const toggle = (id: string, shows: boolean) =>
    onChange(columns.map((column) => column.id).filter((other) => (other === id ? shows : visible.includes(other))));
  return (
    <Menu trigger={<Button iconStart={Columns3}>{label}</Button>}>
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
    </Menu>
  );
}
