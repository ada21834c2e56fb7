import { styled } from 'styled-components';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';

export interface FooterBlockProps extends LandingBlockProps {
  text: string;
}

/** The last words of a page, above its legal links. */
export const FooterBlock = ({ id, tone = 'tinted', text }: FooterBlockProps) => (
  <LandingSection id={id} tone={tone} isSlim>
    <Words>{text}</Words>
  </LandingSection>
);

const Words = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-16);
  text-align: center;
  white-space: pre-line;
`;
