import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A centred column for reading, at most 720 px wide. */
export const ReadColumn = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;

const Root = styled.div`
  width: 100%;
  max-width: var(--read);
  margin-inline: auto;
`;
