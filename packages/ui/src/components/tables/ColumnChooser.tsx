import Columns3 from 'lucide-react/icons/columns-3';
import { Button } from '../../primitives/Button.tsx';
import { LazyMenu } from '../menus/LazyMenu.tsx';

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

const loadItems = () => import('./ColumnItems.tsx').then(({ ColumnItems }) => ColumnItems);

/** Which columns of a DataTable show. Beside its filters, for tables of more than some six columns. */
export function ColumnChooser({ label = 'Columns', resetText = 'Reset columns', ...choice }: ColumnChooserProps) {
  return <LazyMenu trigger={<Button iconStart={Columns3}>{label}</Button>} load={loadItems} items={{ ...choice, resetText }} />;
}
