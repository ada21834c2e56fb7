import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The quiet Buttons of a finished task, aligned with the text above them. In a TaskRow. */
export const TaskActions = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;

const Root = styled.div`
  --control-pad: 8px var(--space-1);
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  margin-inline-start: calc(-1 * var(--space-1));
`;
