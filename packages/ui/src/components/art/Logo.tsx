import { styled } from 'styled-components';

export interface LogoProps {
  /** `mark` alone where the wordmark does not fit. */
  show?: 'full' | 'mark';
}

/**
 * The mark (two sails that form an A, the sea, a sun) and the wordmark. Use it once per page, inside the home link, which is labelled
 * "Atlas home"; the drawing itself is hidden from screen readers.
 */
export const Logo = ({ show = 'full' }: LogoProps) => (
  <Root>
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      {sailsAndSun}
    </Mark>
    {show === 'full' && <Wordmark data-wordmark>Atlas</Wordmark>}
  </Root>
);

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink);
`;

const Mark = styled.svg`
  flex: none;
  width: 28px;
  height: 28px;
`;

const Sea = styled.path`
  fill: var(--accent);

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

const Sun = styled.circle`
  fill: var(--highlight);

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

const Wordmark = styled.span`
  font-size: var(--text-18);
  font-weight: var(--weight-brand);
  line-height: var(--leading-tight);
  letter-spacing: var(--tracking-brand);
`;

const sailsAndSun = (
  <>
    <Sea d="M15 4.2c.2-.7 1-.5 1 .2v16.2c0 .5-.4.9-.9.9H6.4c-.8 0-1.1-.7-.7-1.3C9.6 15 13 10 15 4.2Z" />
    <Sea opacity=".72" d="M18 9.3c0-.7.7-1 1.1-.4 3 4 5.3 7.3 6.9 11.3.3.7-.1 1.3-.8 1.3h-6.3a.9.9 0 0 1-.9-.9Z" />
    <Sea d="M3.3 24.2h25.4c.7 0 1 .6.6 1.1-1.2 1.7-2.9 2.7-5.3 2.7H8c-2.4 0-4.1-1-5.3-2.7-.4-.5-.1-1.1.6-1.1Z" />
    <Sun cx="25.6" cy="6.4" r="3.4" />
  </>
);
