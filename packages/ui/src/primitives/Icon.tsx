import type { ComponentType, SVGProps } from 'react';
import { styled } from 'styled-components';

/** An icon, imported individually: `import Check from 'lucide-react/icons/check'`. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  icon: IconShape;
  /** 14, 16, 20 or 24 px: next to 12, 14 and 16 px text, and alone. */
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
  tone?: 'inherit' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

/**
 * A decorative icon next to text, hidden from screen readers. For an icon without text use
 * IconButton, which has a label.
 */
export function Icon({ icon, size = 'm', tone = 'inherit' }: IconProps) {
  return <Root as={icon} aria-hidden="true" focusable="false" $size={size} $tone={tone} />;
}

const sizes = { xs: 'var(--icon-tiny)', s: 'var(--icon-small)', m: 'var(--icon-medium)', l: 'var(--icon-large)' };
const strokes = { xs: 2.3, s: 1.9, m: 1.9, l: 1.9 };
const colours = {
  inherit: 'inherit',
  muted: 'var(--ink-muted)',
  accent: 'var(--accent-text)',
  success: 'var(--success-ink)',
  warning: 'var(--warning-ink)',
  danger: 'var(--danger-ink)',
};

const Root = styled.svg<{ $size: keyof typeof sizes; $tone: keyof typeof colours }>`
  flex: none;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  stroke-width: ${({ $size }) => strokes[$size]};
  color: ${({ $tone }) => colours[$tone]};
`;
