import type { ReactNode } from 'react';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';

export interface TextBlockProps extends LandingBlockProps {
  title: string;
  /** RichText, with `level` 3 below a title. */
  children: ReactNode;
}

/** Text with headings, lists and links. */
export const TextBlock = ({ id, tone, title, children }: TextBlockProps) => (
  <LandingSection id={id} tone={tone} title={title}>
    {children}
  </LandingSection>
);
