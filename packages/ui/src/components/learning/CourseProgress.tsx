import { styled } from 'styled-components';
import { ProgressBar } from '../../primitives/ProgressBar.tsx';
import { Text } from '../../primitives/Text.tsx';
import type { Progress } from './Progress.ts';

export interface CourseProgressProps {
  progress: Progress;
}

/** The progress of a course as a bar and a sentence. */
export function CourseProgress({ progress }: CourseProgressProps) {
  return (
    <Root>
      <ProgressBar label="Course progress" percent={progress.percent} valueText={progress.text} />
      <Text size={14} tone="muted" numeric>
        {progress.text}
      </Text>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 6px;
`;
