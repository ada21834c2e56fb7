import { Card, Heading, RichText, Stack, Text } from '@atlas/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface ChallengeDayCardProps {
  /** "Today · Day 7". */
  eyebrow: string;
  title: string;
  text: ComponentProps<typeof RichText>['text'];
  /** The button that marks the day as done, or the note that it is. */
  children: ReactNode;
}

/** One day of a challenge: its task, and what the participant can do with it. */
export function ChallengeDayCard({ eyebrow, title, text, children }: ChallengeDayCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text size={14} tone="muted" numeric>
            {eyebrow}
          </Text>
          <Heading level={3} size="subheading" id={id}>
            {title}
          </Heading>
        </Stack>
        <RichText text={text} />
        {children}
      </Stack>
    </Card>
  );
}
