import { useField } from 'react-final-form';
import { ReorderList } from '../components/forms/ReorderList.tsx';
import type { ReorderItem, ReorderListProps } from '../components/forms/ReorderList.tsx';
import { sameValue } from './sameValue.ts';
import { useRegistered } from './useRegistered.ts';

interface FormReorderListProps<Item extends ReorderItem> extends Omit<ReorderListProps<Item>, 'items' | 'onReorder'> {
  name: string;
}

/** A ReorderList bound to its form; the value is the ordered list of items. */
export function FormReorderList<Item extends ReorderItem>({ name, ...rest }: FormReorderListProps<Item>) {
  useRegistered(name);
  const { input } = useField<readonly Item[] | ''>(name, { isEqual: sameValue });
  return <ReorderList {...rest} items={input.value === '' ? [] : input.value} onReorder={(items) => input.onChange(items)} />;
}
