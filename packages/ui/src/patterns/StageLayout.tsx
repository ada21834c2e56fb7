import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface StageLayoutProps {
  head: ReactNode;
  /** The progress through all stages. */
  steps?: ReactNode;
  /** Next to the tasks on a desktop, above them on a phone. */
  summary: ReactNode;
  children: ReactNode;
}

/** The layout of a stage page, shared by StagePage and StageSkeleton. */
export function StageLayout({ head, steps, summary, children }: StageLayoutProps) {
  return (
    <Root>
      {head}
      {steps}
      <Columns>
        <Summary>{summary}</Summary>
        <Content>{children}</Content>
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, var(--read)) minmax(264px, 1fr);
    gap: clamp(24px, 3vw, 40px);
    align-items: start;
  }
`;

const Summary = styled.aside`
  ${media.desktop} {
    position: sticky;
    top: calc(var(--bar) + var(--space-6));
    order: 2;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;
