import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { StageLayout } from './StageLayout.tsx';

export interface StagePageProps {
  title: string;
  /** Where in the journey this is: "Stage 3 of 6. …" */
  intro: string;
  /** A compact Stepper. */
  steps?: ReactNode;
  /** A StageSummary. */
  summary: ReactNode;
  children: ReactNode;
}

/** Somebody's own stage: the way through the journey, how far they are, and what is to be done. */
export const StagePage = ({ title, intro, steps, summary, children }: StagePageProps) => (
  <StageLayout
    head={
      <Stack gap={1} as="header">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{intro}</Text>
      </Stack>
    }
    steps={steps}
    summary={summary}
  >
    {children}
  </StageLayout>
);
