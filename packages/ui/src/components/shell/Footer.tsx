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
  /** A button that posts a form, which works without script: the choice about cookies. */
  form?: { readonly text: string; readonly action: string; readonly name: string; readonly value: string } | undefined;
  label?: string | undefined;
}

/** The footer of a page: copyright and legal links. One low line on dense pages. Not in a lesson, where the bottom edge belongs to StickyActions. */
export function Footer({ year, links, action, form, label = 'Legal' }: FooterProps) {
  // Smaller without memos: the sign-in pages load as little code as possible.
  'use no memo';
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
        {form && (
          <form action={form.action} method="post">
            <Action name={form.name} value={form.value}>
              {form.text}
            </Action>
          </form>
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
  gap: 0 var(--space-5);
  max-width: calc(var(--work) + 2 * var(--space-6));
  margin-inline: auto;
  padding: var(--space-2) var(--space-4);
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    padding: var(--space-3) var(--space-6);
    font-size: var(--text-14);
  }
  [data-density='dense'] & {
    max-width: none;
    padding-block: 0;
    font-size: var(--text-12);
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
`;

const Action = styled.button`
  min-height: var(--control);
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font-size: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

const Item = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: var(--touch);
  min-height: var(--control);
  border-radius: var(--radius-small);
`;
