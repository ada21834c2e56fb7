import { Children, type ReactNode } from 'react';
import { Stack } from '../primitives/Stack.tsx';
import { Greeting, type GreetingProps } from './Greeting.tsx';

export interface FiguresPageProps extends GreetingProps {
  /** FiguresSections, StatGroups and lists, the most urgent first. */
  children: ReactNode;
}

/**
 * The home page of a staff member, a leader or an affiliate: a greeting, then figures that link to
 * what they count.
 */
export function FiguresPage({ children, ...greeting }: FiguresPageProps) {
  return (
    <Stack gap={6}>
      <Greeting {...greeting} size="heading" />
      {Children.toArray(children)}
    </Stack>
  );
}
