import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconLink } from '../../primitives/IconLink.tsx';
import { Text } from '../../primitives/Text.tsx';
import { media } from '../../tokens/media.ts';

export interface PhoneBarProps {
  backHref: string;
  /** The label of the back button ("Back to My Courses"). */
  backLabel: string;
  title: string;
  /** The position ("Lesson 9 of 32"). */
  subtitle?: string | undefined;
  /** One IconButton, such as the list of lessons. */
  action?: ReactNode;
}

/**
 * The header of a focused page (a lesson, a form) below 900 px: a back button, the title, one
 * action. The first child of a page; the surrounding layout hides its TopBar and BottomBar.
 */
export function PhoneBar({ backHref, backLabel, title, subtitle, action }: PhoneBarProps) {
  return (
    <Root data-bar="phone">
      <IconLink href={backHref} icon={ArrowLeft} label={backLabel} />
      <TitleGroup>
        <Text weight="label" truncate>
          {title}
        </Text>
        {subtitle !== undefined && (
          <Text size={12} tone="muted" numeric truncate>
            {subtitle}
          </Text>
        )}
      </TitleGroup>
      {action}
    </Root>
  );
}

// Edge to edge: offsets the gutters of Page.
const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  height: calc(var(--bar) + var(--border));
  margin: calc(-1 * var(--page-top)) calc(-1 * var(--gutter)) var(--page-top);
  padding-inline: var(--space-2);
  border-bottom: var(--border) solid var(--line);
  background: var(--surface);
  ${media.tablet} {
    padding-inline: var(--space-4);
  }
  ${media.desktop} {
    display: none;
  }
`;

const TitleGroup = styled.div`
  flex: 1;
  min-width: 0;
  line-height: var(--leading-tight);
`;
