import { styled } from 'styled-components';
import { LandingButton } from './LandingButton.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';

export interface ButtonBlockProps extends LandingBlockProps {
  label: string;
  href: string;
  /** A line below the button. */
  note: string;
}

/** The button again, further down the page. */
export const ButtonBlock = ({ id, tone, label, href, note }: ButtonBlockProps) => (
  <LandingSection id={id} tone={tone}>
    <Root>
      <LandingButton href={href} align="center">
        {label}
      </LandingButton>
      {note !== '' && <p>{note}</p>}
    </Root>
  </LandingSection>
);

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  > p {
    color: var(--ink-muted);
    font-size: var(--text-14);
    text-align: center;
  }
`;
