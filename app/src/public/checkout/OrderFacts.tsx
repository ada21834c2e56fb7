import { KeyValueList } from '@atlas/ui';
import type { ComponentProps } from 'react';

/** Facts about an order. Loaded when their disclosure is opened. */
export const OrderFacts = ({ items }: Pick<ComponentProps<typeof KeyValueList>, 'items'>) => <KeyValueList items={items} />;
