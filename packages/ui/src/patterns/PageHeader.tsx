import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import { media } from '../tokens/media.ts';

export interface PageHeaderProps {
  /** Breadcrumbs, from 900 px; below that the PhoneBar shows the position. */
  breadcrumbs?: ReactNode;
  /** Shown before the title: an Avatar. */
  lead?: ReactNode;
  title: string;
  /** Badges next to the title. */
  status?: ReactNode;
  /** Below the title: what distinguishes the record. */
  meta?: ReactNode;
  /** At most one primary. */
  actions?: ReactNode;
}

/** The header of DetailPage, FormPage and SettingsPage: breadcrumbs, title, status and actions. */
export function PageHeader({ breadcrumbs, lead, title, status, meta, actions }: PageHeaderProps) {
  return (
    <Root>
      {breadcrumbs !== undefined && <BreadcrumbSlot>{breadcrumbs}</BreadcrumbSlot>}
      <Row>
        {lead}
        <Body>
          <TitleRow>
            <Heading level={1}>{title}</Heading>
            {status}
          </TitleRow>
          {meta !== undefined && (
            <Text as="div" size={14} tone="muted" numeric>
              {meta}
            </Text>
          )}
        </Body>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Row>
    </Root>
  );
}

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const BreadcrumbSlot = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-3);
`;

const Body = styled.div`
  display: grid;
  flex: 1 1 240px;
  gap: var(--space-1);
  min-width: 0;
  ${media.desktop} {
    [data-density='dense'] & {
      gap: 0;
    }
  }
`;

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  ${media.desktop} {
    [data-density='dense'] & {
      min-height: var(--control);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
