import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface StickyActionsProps {
  /** The main action: one primary Button or ButtonLink. It fills the remaining width. */
  primary: ReactNode;
  /** The subject of the action, before it at every width: an amount that is due. */
  lead?: ReactNode;
  /** A second, quieter action. */
  secondary?: ReactNode;
  /** `phone` where the page shows the same action in its content from 900 px, `always` at every width. */
  scope?: 'phone' | 'always' | undefined;
  /** The requirement for the action, next to it from 900 px. */
  note?: ReactNode;
  label?: string | undefined;
}

/** The page's primary action, fixed to the bottom edge so that it stays in reach on a long page. Anywhere inside an AppLayout. */
export function StickyActions({ primary, lead, secondary, scope = 'phone', note, label = 'Actions' }: StickyActionsProps) {
  return (
    <Root aria-label={label} data-actions={scope} $scope={scope}>
      <Content>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {note !== undefined && <Note>{note}</Note>}
        <Primary>{primary}</Primary>
        {secondary}
      </Content>
    </Root>
  );
}

const Root = styled.section<{ $scope: 'phone' | 'always' }>`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  padding: 10px var(--space-4) calc(10px + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
  background: var(--surface);
  ${media.desktop} {
    ${({ $scope }) => $scope === 'phone' && 'display: none;'}
  }
`;

const Content = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-width: var(--read);
  margin-inline: auto;
`;

const Lead = styled.div`
  flex: none;
`;

const Note = styled.p`
  display: none;
  max-width: 44ch;
  font-size: var(--text-14);
  color: var(--ink-muted);
  ${media.desktop} {
    display: block;
  }
`;

const Primary = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
`;
