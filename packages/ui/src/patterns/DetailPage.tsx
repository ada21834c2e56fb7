import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { PageHeader } from './PageHeader.tsx';
import type { PageHeaderProps } from './PageHeader.tsx';

export interface DetailPageProps extends PageHeaderProps {
  /** Tabs, where there is too much for one view. */
  tabs?: ReactNode;
  /** Cards, a KeyValueList, a DataTable; or an EmptyState, an ErrorState, skeletons. */
  children: ReactNode;
  /** Content for all tabs: a KeyValueList in a Card. Below the main content under 1200 px. */
  aside?: ReactNode;
}

/** The page of one record: a person, a course, a subscription. The header and the tabs stay while the content changes. */
export function DetailPage({ tabs, children, aside, ...head }: DetailPageProps) {
  return (
    <Root>
      <PageHeader {...head} />
      {tabs}
      {aside === undefined ? (
        <Column>{children}</Column>
      ) : (
        <Columns>
          <Column>{children}</Column>
          <Column as="aside">{aside}</Column>
        </Columns>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  container: detail-page / inline-size;
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-width: 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${media.desktop} {
    gap: var(--space-6);
  }
  @container detail-page (min-width: 880px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
