import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LandingSection } from './LandingSection.tsx';
import type { LandingBlockProps } from './LandingSection.tsx';

export interface FaqBlockProps extends LandingBlockProps {
  title: string;
  items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open when they are tapped, without a script. */
export const FaqBlock = ({ id, tone, title, items }: FaqBlockProps) => (
  <LandingSection id={id} tone={tone} title={title}>
    <List>
      {items.map(({ question, answer }, at) => (
        <Item key={at}>
          <summary>
            <span>{question}</span>
            <Icon icon={ChevronDown} tone="accent" />
          </summary>
          <p>{answer}</p>
        </Item>
      ))}
    </List>
  </LandingSection>
);

const List = styled.div`
  border-block: var(--border) solid var(--line);
`;

const Item = styled.details`
  & + & {
    border-top: var(--border) solid var(--line);
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 60px;
    padding-block: var(--space-3);
    border-radius: var(--radius-small);
    font-weight: var(--weight-label);
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover > span {
    color: var(--accent-text);
  }
  > summary > svg {
    transition: rotate var(--base) var(--ease);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > p {
    padding: var(--space-1) var(--space-8) var(--space-5) 0;
    color: var(--ink-muted);
    white-space: pre-line;
  }
`;
