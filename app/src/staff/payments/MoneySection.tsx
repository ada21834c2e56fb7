import { Heading, Row, Stack, Text } from '@atlas/ui';
import { type ReactNode, useId } from 'react';

interface MoneySectionProps {
  title: string;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /** The text without content. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A titled part of the payment details. */
export function MoneySection({ title, actions, empty, isEmpty, children }: MoneySectionProps) {
  const id = useId();
  return (
    <Stack gap={3} as="section" aria-labelledby={id}>
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id={id}>
          {title}
        </Heading>
        {actions}
      </Row>
      {isEmpty ? <Text tone="muted">{empty}</Text> : children}
    </Stack>
  );
}
