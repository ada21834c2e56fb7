import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const drop = keyframes`
  from { translate: 0 -8px; opacity: 0; }
`;
const rise = keyframes`
  from { translate: 0 16px; opacity: 0; }
`;

export const Panel = styled.div`
  position: fixed;
  inset: calc(var(--button-bottom) + var(--space-2)) var(--button-right) auto auto;
  z-index: var(--z-sheet);
  width: 320px;
  max-width: 100%;
  max-height: calc(100dvh - var(--bar) - var(--space-5));
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  ${media.motion} {
    animation: ${drop} var(--slow) var(--ease);
  }
  ${media.phone} {
    inset: auto 0 0;
    width: 100%;
    max-height: calc(100dvh - var(--space-10));
    padding-bottom: env(safe-area-inset-bottom);
    border-bottom: 0;
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
    &::backdrop {
      background: var(--scrim);
    }
  }
  @media (max-width: 639px) and (prefers-reduced-motion: no-preference) {
    animation-name: ${rise};
  }
`;

export const Header = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-4);
  border-bottom: var(--border) solid var(--line);
  line-height: 1.4;
`;

export const Menu = styled.div`
  padding-inline: var(--space-2);
`;

export const Group = styled.div`
  padding-block: var(--space-2);
  & + & {
    border-top: var(--border) solid var(--line);
  }
`;

export const PhoneGroup = styled(Group)`
  ${media.desktop} {
    display: none;
    & + ${Group} {
      border-top: 0;
    }
  }
`;

export const GroupTitle = styled.div`
  padding: var(--space-1) var(--space-3);
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-weight: var(--weight-label);
`;

export const Item = styled.a<{ type?: 'button' }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink);
  font-size: var(--text-16);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: var(--surface-sunken);
  }
  &[aria-checked='true'],
  &[aria-current] {
    font-weight: var(--weight-label);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
  ${media.desktop} {
    min-height: 40px;
    font-size: var(--text-14);
  }
`;

export const Indicator = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--icon-medium);
`;

export const Footer = styled.div`
  padding: var(--space-3) var(--space-4) var(--space-4);
  border-top: var(--border) solid var(--line);
`;
