import Columns3 from 'lucide-react/icons/columns-3';
import { Button } from '../../primitives/Button.tsx';
import { LazyMenu } from '../menus/LazyMenu.tsx';

export interface ColumnChooserProps {
  /** All columns of the DataTable in order; the first cannot be hidden. */
  columns: readonly { readonly id: string; readonly header: string }[];
  /** The ids of the visible columns. */
  visible: readonly string[];
  /** The caller persists it for this path. */
  onChange: (visible: readonly string[]) => void;
  label?: string | undefined;
  /** Resets to the default columns; absent while nothing was changed. */
  onReset?: (() => void) | undefined;
  resetText?: string | undefined;
}

const loadItems = () => import('./ColumnItems.tsx').then(({ ColumnItems }) => ColumnItems);

/**
 * Chooses the visible columns of a DataTable. Next to its filters, for tables with more than about
 * six columns.
 */
export function ColumnChooser({ label = 'Columns', resetText = 'Reset columns', ...choice }: ColumnChooserProps) {
  return <LazyMenu trigger={<Button iconStart={Columns3}>{label}</Button>} load={loadItems} items={{ ...choice, resetText }} />;
}
