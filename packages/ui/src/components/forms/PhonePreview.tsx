import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PhonePreviewProps {
  /** The accessible name: "Preview". */
  label: string;
  children: ReactNode;
}

/** Content in the width of a phone, 360 px, next to the editor that makes it. */
export const PhonePreview = ({ label, children }: PhonePreviewProps) => (
  <Root role="region" aria-label={label}>
    {children}
  </Root>
);

const Root = styled.div`
  box-sizing: border-box;
  width: 100%;
  max-width: 360px;
  margin-inline: auto;
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--canvas);
`;
