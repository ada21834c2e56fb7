import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';

interface PageStepProps {
  /** Absent where there is nothing further; the step then keeps its place. */
  href: string | undefined;
  text: string;
  rel: 'prev' | 'next';
  /** Says its text, because no numbers stand beside it. */
  wordy: boolean;
  /** The arrow. */
  children: ReactNode;
}

/** One step back or on in a Pagination. */
export function PageStep({ href, text, rel, wordy, children }: PageStepProps) {
  const link = useContext(LinkContext);
  const inside = (
    <>
      {rel === 'prev' && children}
      {wordy && text}
      {rel === 'next' && children}
    </>
  );
  if (href === undefined) {
    return (
      <Root as="span" role="link" aria-disabled="true" aria-label={text} $wordy={wordy}>
        {inside}
      </Root>
    );
  }
  return (
    <Root as={link} href={href} rel={rel} aria-label={text} $wordy={wordy}>
      {inside}
    </Root>
  );
}

const Root = styled.a<{ $wordy: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-width: var(--control-dense);
  height: var(--control-dense);
  padding-inline: ${({ $wordy }) => ($wordy ? 'var(--space-3)' : '0')};
  border: var(--border) solid ${({ $wordy }) => ($wordy ? 'var(--line-strong)' : 'transparent')};
  border-radius: var(--radius-control);
  background: ${({ $wordy }) => ($wordy ? 'var(--surface)' : 'none')};
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  text-decoration: none;
  &:hover {
    background: var(--surface-sunken);
  }
  &[aria-disabled] {
    border-color: ${({ $wordy }) => ($wordy ? 'var(--line)' : 'transparent')};
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
