import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { Text } from '../../primitives/Text.tsx';
import { media } from '../../tokens/media.ts';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** At the end of the line: "3 of 5", a Badge. */
  readonly meta?: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** A name, unique on the page, that groups the items so that opening one closes the others. */
  single?: string | undefined;
  /** The heading level of the titles. */
  level?: 2 | 3 | 4 | undefined;
}

/** Collapsible sections, for questions and rare details. Native `<details>`: works before hydration, and find-in-page opens matches. */
export function Accordion({ items, single, level = 3 }: AccordionProps) {
  'use no memo';
  return (
    <Root>
      {items.map(({ id, title, meta, content, open }) => (
        <Item key={id} name={single} open={open}>
          <Header>
            <Title>
              <Heading level={level} size="label">
                {title}
              </Heading>
            </Title>
            {meta !== undefined && (
              <Text as="span" size={14} tone="muted" numeric nowrap>
                {meta}
              </Text>
            )}
            <Icon icon={ChevronDown} tone="muted" />
          </Header>
          <Content>{content}</Content>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.div`
  border-block: var(--border) solid var(--line);
`;

const Item = styled.details`
  & + & {
    border-top: var(--border) solid var(--line);
  }
`;

const Header = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 52px;
  padding: var(--space-2) var(--space-1);
  border-radius: var(--radius-small);
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--surface-sunken);
  }
  > svg {
    transition: rotate var(--base) var(--ease);
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Title = styled.div`
  flex: 1;
  min-width: 0;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: var(--measure);
  padding: 0 var(--space-1) var(--space-5);
  font-size: var(--text-14);
  ${media.touch} {
    font-size: var(--text-16);
  }
`;
