import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';

interface PageStepProps {
  /** Absent on the first or last page; the step is then disabled. */
  href: string | undefined;
  text: string;
  rel: 'prev' | 'next';
  /** Shows its text, if there are no page numbers. */
  withText: boolean;
  /** The arrow. */
  children: ReactNode;
}

/** The previous or next step of a Pagination. */
export function PageStep({ href, text, rel, withText, children }: PageStepProps) {
  const link = useContext(LinkContext);
  const content = (
    <>
      {rel === 'prev' && children}
      {withText && text}
      {rel === 'next' && children}
    </>
  );
  if (href === undefined) {
    return (
      <Root as="span" role="link" aria-disabled="true" aria-label={text} $withText={withText}>
        {content}
      </Root>
    );
  }
  return (
    <Root as={link} href={href} rel={rel} aria-label={text} $withText={withText}>
      {content}
    </Root>
  );
}

const Root = styled.a<{ $withText: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-width: var(--control-dense);
  height: var(--control-dense);
  padding-inline: ${({ $withText }) => ($withText ? 'var(--space-3)' : '0')};
  border: var(--border) solid ${({ $withText }) => ($withText ? 'var(--line-strong)' : 'transparent')};
  border-radius: var(--radius-control);
  background: ${({ $withText }) => ($withText ? 'var(--surface)' : 'none')};
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  text-decoration: none;
  &:hover {
    background: var(--surface-sunken);
  }
  &[aria-disabled] {
    border-color: ${({ $withText }) => ($withText ? 'var(--line)' : 'transparent')};
    background: none;
    color: var(--ink-muted);
    cursor: not-allowed;
    > svg {
      opacity: 0.5;
    }
  }
  ${media.touch} {
    min-width: var(--touch);
    height: var(--touch);
  }
`;
