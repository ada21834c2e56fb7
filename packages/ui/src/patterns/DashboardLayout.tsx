import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface DashboardLayoutProps {
  head: ReactNode;
  lead: ReactNode;
  leadSide?: ReactNode;
  main?: ReactNode;
  side?: ReactNode;
}

/** The layout of a home page, shared by DashboardPage and HomeSkeleton. */
export function DashboardLayout({ head, lead, leadSide, main, side }: DashboardLayoutProps) {
  return (
    <Root>
      {head}
      <Grid $hasPair={leadSide !== undefined}>
        <Lead>{lead}</Lead>
        {main !== undefined && <Main>{main}</Main>}
        {leadSide !== undefined && <LeadSide>{leadSide}</LeadSide>}
        {side !== undefined && <Side>{side}</Side>}
      </Grid>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Grid = styled.div<{ $hasPair: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${media.desktop} {
    grid-template-areas: ${({ $hasPair }) => ($hasPair ? "'lead pair' 'main side'" : "'lead side' 'main side'")};
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1.72fr) minmax(0, 1fr);
    gap: var(--space-5);
  }
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: inherit;
  min-width: 0;
`;

// The two in the first row have the same height.
const Lead = styled(Cell)`
  align-content: stretch;
  ${media.desktop} {
    grid-area: lead;
  }
`;

const LeadSide = styled(Cell)`
  align-content: stretch;
  ${media.desktop} {
    grid-area: pair;
  }
`;

const Main = styled(Cell)`
  ${media.desktop} {
    grid-area: main;
  }
`;

const Side = styled(Cell)`
  ${media.desktop} {
    grid-area: side;
  }
`;
