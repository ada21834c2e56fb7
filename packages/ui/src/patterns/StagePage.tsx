import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { StageLayout } from './StageLayout.tsx';

export interface StagePageProps {
  title: string;
  /** The position in the journey: "Stage 3 of 6. …" */
  intro: string;
  /** A compact Stepper. */
  steps?: ReactNode;
  /** A StageSummary. */
  summary: ReactNode;
  children: ReactNode;
}

/** The user's own stage: the journey, their progress, and the open tasks. */
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
