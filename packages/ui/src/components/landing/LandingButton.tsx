import { useContext } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from '../../primitives/buttonStyle.ts';
import type { ButtonLook } from '../../primitives/buttonStyle.ts';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';

export interface LandingButtonProps {
  children: string;
  /** The page that it leads to; without it, the button submits its form. */
  href?: string | undefined;
  /** Its position where it is narrower than its column, from 640 px up. */
  align?: 'start' | 'center' | 'stretch' | undefined;
}

/**
 * The button of a block. On a phone it is as wide as its column, so that either thumb reaches it.
 * A link and a submit button share one style, which keeps the page small.
 */
export function LandingButton({ children, href, align = 'start' }: LandingButtonProps) {
  const link = useContext(LinkContext);
  return (
    <Root $align={align}>
      <Control
        {...(href === undefined ? { as: 'button', type: 'submit' } : { as: link, href })}
        $variant="primary"
        $size="large"
        $block={false}
      >
        {children}
      </Control>
    </Root>
  );
}

const Root = styled.div<{ $align: NonNullable<LandingButtonProps['align']> }>`
  display: grid;
  ${media.tablet} {
    justify-items: ${({ $align }) => $align};
  }
`;

const Control = styled.a<ButtonLook>`
  ${buttonStyle}
`;
