import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface FormPageActionsProps {
  /** The Button that saves. */
  primary: ReactNode;
  /** Cancel. */
  secondary?: ReactNode;
  /** When it was last saved: "Last saved Tuesday, 11/11/2025 4:12 PM by Paolo Reyes". From 900 px. */
  note?: ReactNode;
  label?: string | undefined;
}

/** The action bar of a FormPage: fixed to the bottom edge, and from 900 px at the end of the form's column. */
export function FormPageActions({ primary, secondary, note, label = 'Save' }: FormPageActionsProps) {
  return (
    <Root role="group" aria-label={label} data-actions="phone">
      <Note>{note}</Note>
      {secondary}
      <Primary>{primary}</Primary>
    </Root>
  );
}

// From 900 px it extends to the edges of the page's column: offsets the padding of Page.
const Root = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: 10px var(--space-4) calc(10px + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
  background: var(--surface);
  ${media.desktop} {
    position: sticky;
    inset: auto;
    bottom: 0;
    margin: 0 calc(-1 * var(--gutter, 0px)) calc(-1 * var(--space-10));
    padding: var(--space-3) var(--gutter, 0px);
    background: var(--canvas);
  }
`;

const Note = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    flex: 1;
    min-width: 0;
    color: var(--ink-muted);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

const Primary = styled.div`
  display: grid;
  flex: 1;
  ${media.desktop} {
    flex: none;
    min-width: 180px;
  }
`;
