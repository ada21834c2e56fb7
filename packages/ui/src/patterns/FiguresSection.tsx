import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Row } from '../primitives/Row.tsx';
import { Stack } from '../primitives/Stack.tsx';

export interface FiguresSectionProps {
  title: string;
  /** A Link to the full list. */
  more?: ReactNode;
  /** A StatGroup, or a list in a Card. */
  children: ReactNode;
}

/** A part of a FiguresPage: its title, a link to the full list, and the figures or the list. */
export const FiguresSection = ({ title, more, children }: FiguresSectionProps) => (
  <Stack gap={3}>
    <Row justify="between" wrap gap={2}>
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      {more}
    </Row>
    {children}
  </Stack>
);
