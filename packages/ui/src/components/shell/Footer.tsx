import { useContext } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import type { NavItem } from './NavItem.ts';

export interface FooterProps {
  year: number;
  /** Terms, privacy, refunds; the affiliate terms for affiliates. */
  links: readonly NavItem[];
  /** A setting for visitors without an account. */
  action?: { readonly text: string; readonly onClick: () => void } | undefined;
  label?: string | undefined;
}

/** The footer of a page: copyright and legal links. Not in a lesson, where the bottom edge belongs to StickyActions. */
export function Footer({ year, links, action, label = 'Legal' }: FooterProps) {
  const link = useContext(LinkContext);
  return (
    <Root>
      <Content>
        <span>© {year} Atlas</span>
        {action && (
          <Action type="button" onClick={action.onClick}>
            {action.text}
          </Action>
        )}
        {links.length > 0 && (
          <Links aria-label={label}>
            {links.map((item) => (
              <Item key={item.href} as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.label}
              </Item>
            ))}
          </Links>
        )}
      </Content>
    </Root>
  );
}

const Root = styled.footer`
  border-top: var(--border) solid var(--line);
`;

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-5);
  max-width: calc(var(--work) + 2 * var(--space-6));
  margin-inline: auto;
  padding: var(--space-5) var(--space-4);
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    padding-inline: var(--space-6);
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

const Action = styled.button`
  min-height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

const Item = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: var(--touch);
  min-height: var(--touch);
  border-radius: var(--radius-small);
`;
