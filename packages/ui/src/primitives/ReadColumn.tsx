import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A column as wide as text reads well, 720 px at most, in the middle of a page. */
export const ReadColumn = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;

const Root = styled.div`
  width: 100%;
  max-width: var(--read);
  margin-inline: auto;
`;
