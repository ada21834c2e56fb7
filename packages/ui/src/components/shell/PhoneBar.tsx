import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconLink } from '../../primitives/IconLink.tsx';
import { Text } from '../../primitives/Text.tsx';
import { media } from '../../tokens/media.ts';

export interface PhoneBarProps {
  backHref: string;
  /** Where back goes ("Back to My Courses"). */
  backLabel: string;
  title: string;
  /** The place within it ("Lesson 9 of 32"). */
  subtitle?: string | undefined;
  /** One IconButton, such as the list of lessons. */
  action?: ReactNode;
}

/** The row of a TopBar below 900 px where leaving is not the point: a way back, the name of the place, one action. Given to TopBar. */
export function PhoneBar({ backHref, backLabel, title, subtitle, action }: PhoneBarProps) {
  return (
    <Line>
      <IconLink href={backHref} icon={ArrowLeft} label={backLabel} />
      <Place>
        <Text weight="label" truncate>
          {title}
        </Text>
        {subtitle !== undefined && (
          <Text size={12} tone="muted" numeric truncate>
            {subtitle}
          </Text>
        )}
      </Place>
      {action}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  height: var(--bar);
  ${media.desktop} {
    display: none;
  }
`;

const Place = styled.div`
  flex: 1;
  min-width: 0;
  line-height: var(--leading-tight);
`;
