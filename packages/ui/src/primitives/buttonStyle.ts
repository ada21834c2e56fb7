import { css } from 'styled-components';
import { media } from '../tokens/media.ts';

/** `primary` once per screen; `text` in a column of text, with which its label aligns; `danger` for destructive actions; `danger-quiet` opens the dialog that confirms one. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | 'danger-quiet';

/** `regular` everywhere; `dense` in tables and staff forms (44 px below 900 px); `large` for the main action of a landing page. */
export type ButtonSize = 'regular' | 'dense' | 'large';

const variants = {
  primary: css`
    background: var(--accent);
    color: var(--accent-ink);
    box-shadow: var(--shadow-press);
    &:hover {
      background: var(--accent-hover);
    }
  `,
  secondary: css`
    background: var(--surface);
    color: var(--ink);
    border-color: var(--line-strong);
    &:hover {
      background: var(--surface-sunken);
    }
  `,
  quiet: css`
    color: var(--accent-text);
    &:hover {
      background: var(--accent-surface);
    }
  `,
  text: css`
    padding-inline: 0;
    border-inline-width: 0;
    color: var(--accent-text);
    text-align: start;
    &:hover {
      text-decoration: underline;
    }
  `,
  danger: css`
    background: var(--danger-fill);
    color: var(--danger-fill-ink);
    box-shadow: var(--shadow-press);
    &:hover {
      background: var(--danger-fill-hover);
    }
  `,
  'danger-quiet': css`
    color: var(--danger-ink);
    &:hover {
      background: var(--danger-surface);
    }
  `,
};

const filled = css`
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
    border-color: Highlight;
  }
`;

const sizes = {
  regular: '',
  dense: `${media.desktop} { --control: var(--control-dense); --control-text: var(--text-14); --control-pad: 5px 14px; }`,
  large: '--control: var(--control-large); --control-text: var(--text-18); --control-pad: 10px 22px;',
};

/** The props that `buttonStyle` needs. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

/** The styles shared by Button and ButtonLink. */
export const buttonStyle = css<ButtonLook>`
  ${({ $size }) => sizes[$size]}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control);
  padding: var(--control-pad);
  border: var(--border) solid transparent;
  border-radius: var(--radius-control);
  background: transparent;
  font-size: var(--control-text);
  font-weight: var(--weight-label);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--fast) var(--ease),
    translate var(--fast) var(--ease);
  &:active {
    translate: 0 1px;
  }
  ${({ $variant }) => variants[$variant]}
  ${({ $variant }) => ($variant === 'primary' || $variant === 'danger') && filled}
  ${({ $block }) => $block && 'width: 100%;'}
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    background: var(--surface-sunken);
    color: var(--ink-muted);
    border-color: var(--line);
    box-shadow: none;
    cursor: not-allowed;
    translate: none;
    ${media.forcedColors} {
      background: Canvas;
      color: GrayText;
      border-color: GrayText;
    }
  }
  &[aria-busy] {
    cursor: progress;
  }
`;
