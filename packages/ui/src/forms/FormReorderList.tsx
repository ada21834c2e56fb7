import { useField } from 'react-final-form';
import { ReorderList } from '../components/forms/ReorderList.tsx';
import type { ReorderItem, ReorderListProps } from '../components/forms/ReorderList.tsx';
import { sameValue } from './sameValue.ts';

interface FormReorderListProps<Item extends ReorderItem> extends Omit<ReorderListProps<Item>, 'items' | 'onReorder'> {
  name: string;
}

/** A ReorderList bound to its form; the value is the list of the items in their order. */
export function FormReorderList<Item extends ReorderItem>({ name, ...rest }: FormReorderListProps<Item>) {
  const { input } = useField<readonly Item[] | ''>(name, { isEqual: sameValue });
  return <ReorderList {...rest} items={input.value === '' ? [] : input.value} onReorder={(items) => input.onChange(items)} />;
}
