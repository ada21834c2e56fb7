import { styled } from 'styled-components';

export interface LandingTextProps {
  /** Plain text. Its line breaks are kept. */
  children: string;
}

/** A plain text of a landing page. Renders nothing for an empty one. */
export const LandingText = ({ children }: LandingTextProps) => (children === '' ? null : <Root>{children}</Root>);

const Root = styled.p`
  max-width: var(--measure);
  white-space: pre-line;
`;
