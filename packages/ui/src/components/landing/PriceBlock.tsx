import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { LandingButton } from './LandingButton.tsx';
import type { LandingLink } from './LandingLink.ts';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';
import { LandingStack } from './LandingStack.ts';
import { LandingText } from './LandingText.tsx';
import { LandingTitle } from './LandingTitle.tsx';
import { PriceTerms } from './PriceTerms.tsx';
import type { LandingTerm } from './PriceTerms.tsx';

export interface PriceBlockProps extends LandingBlockProps {
  title: string;
  text: string;
  /** The formatted price: "₱9,999.00", "FREE". */
  price: string;
  /** The time of access: "1 year of access". */
  validity: string | null;
  /** The payment terms; with several, the visitor chooses one. */
  terms: readonly LandingTerm[];
  /** The question above several terms: "How would you like to pay?" */
  termsLabel: string;
  button: LandingLink | null;
  /** Small print below the button. */
  note: string;
  /** The target of links to `#price`; `false` for a second price on a page. */
  isAnchor?: boolean | undefined;
}

/** The price with its payment terms, and the button that leads to the checkout. */
export function PriceBlock({
  id,
  tone = 'tinted',
  title,
  text,
  price,
  validity,
  terms,
  termsLabel,
  button,
  note,
  isAnchor = true,
}: PriceBlockProps) {
  const titleId = title === '' ? undefined : `${id}-title`;
  return (
    <LandingSection id={id} tone={tone} anchor={isAnchor ? 'price' : undefined} labelledBy={titleId} width="middle">
      <Offer $columns={terms.length > 0}>
        <Part $gap={4}>
          {title !== '' && <LandingTitle id={titleId}>{title}</LandingTitle>}
          <LandingText>{text}</LandingText>
          <div>
            <Amount>{price}</Amount>
            {validity !== null && <Muted>{validity}</Muted>}
          </div>
        </Part>
        <Part $gap={4}>
          {terms.length > 0 && <PriceTerms name={`${id}-terms`} label={termsLabel} terms={terms} />}
          {button && (
            <LandingButton href={button.href} align="stretch">
              {button.label}
            </LandingButton>
          )}
          {note !== '' && <Muted>{note}</Muted>}
        </Part>
      </Offer>
    </LandingSection>
  );
}

const Offer = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-self: center;
  width: 100%;
  max-width: ${({ $columns }) => ($columns ? 'none' : '480px')};
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-sheet);
  background: var(--surface-raised);
  box-shadow: var(--shadow-float);
  font-size: var(--text-16);
  ${media.desktop} {
    ${({ $columns }) => $columns && 'grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);'}
  }
`;

const Part = styled(LandingStack)`
  align-content: start;
  padding: var(--space-6) var(--space-5);
  &:first-child {
    align-content: center;
    background: var(--accent-surface);
  }
  ${media.desktop} {
    padding: var(--space-10);
  }
`;

const Amount = styled.strong`
  display: block;
  font-size: var(--text-48);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-display);
  letter-spacing: var(--tracking-display);
  white-space: nowrap;
`;

const Muted = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-14);
  white-space: pre-line;
`;
