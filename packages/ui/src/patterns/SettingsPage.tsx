import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NavItem } from '../components/shell/NavItem.ts';
import { media } from '../tokens/media.ts';
import { PageHeader } from './PageHeader.tsx';
import { SettingsNav } from './SettingsNav.tsx';

export interface SettingsPageProps {
  title: string;
  /** Next to the title. */
  actions?: ReactNode;
  /** The sections with their URLs, in groups; a group without a title is a plain list. */
  groups: readonly { readonly title?: string | undefined; readonly items: readonly NavItem[] }[];
  navLabel?: string | undefined;
  /** The current section: FormSections, a FormPage's content, a DataTable. */
  children: ReactNode;
}

/**
 * A page with many rarely changed settings, in sections. The navigation is next to the content, and
 * above it below 900 px.
 */
export function SettingsPage({ title, actions, groups, navLabel = 'Settings', children }: SettingsPageProps) {
  return (
    <Root>
      <PageHeader title={title} actions={actions} />
      <Columns>
        <SettingsNav groups={groups} label={navLabel} />
        <Content>{children}</Content>
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${media.desktop} {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: var(--space-10);
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  min-width: 0;
`;
