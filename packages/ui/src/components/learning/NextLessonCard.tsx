import { useContext, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Text } from '../../primitives/Text.tsx';
import { Cover } from '../art/Cover.tsx';

export interface NextLessonCardProps {
  coverId: number | string;
  picture?: string | null | undefined;
  name: string;
  /** Duration, type and size ("15 min · text and a form · 60 kB"). */
  meta: string;
  href: string;
  title?: string | undefined;
}

/** The next lesson, at the end of a lesson's page. */
export function NextLessonCard({ coverId, picture = null, name, meta, href, title = 'Next lesson' }: NextLessonCardProps) {
  const link = useContext(LinkContext);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Heading level={2} size="subheading" id={titleId}>
        {title}
      </Heading>
      <CardLink as={link} href={href}>
        <Thumbnail>
          <Cover id={coverId} picture={picture} />
        </Thumbnail>
        <Body>
          <Text as="span" weight="label">
            {name}
          </Text>
          <Text as="span" size={14} tone="muted" numeric>
            {meta}
          </Text>
        </Body>
      </CardLink>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-2);
`;

const CardLink = styled.a`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 10px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--surface-sunken);
  }
`;

const Thumbnail = styled.span`
  flex: none;
  width: 104px;
`;

const Body = styled.span`
  display: grid;
  min-width: 0;
`;
