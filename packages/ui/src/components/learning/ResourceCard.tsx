import Lock from 'lucide-react/icons/lock';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { Text } from '../../primitives/Text.tsx';
import { media } from '../../tokens/media.ts';
import { fileIcons, type FileCategory } from './fileIcons.ts';

export interface ResourceCardProps {
  name: string;
  /** One or two lines. */
  description?: string | undefined;
  /** Type and size, or the host of a link: "PDF · 340 kB". */
  meta: string;
  category: FileCategory;
  /** The page of the resource: the link of the whole card. */
  href: string;
  /** The reason why it is locked, in a few words: "Not started yet". */
  locked?: string | undefined;
}

/**
 * A file or a link in a list: its description and size, before anything of it loads. Inside a
 * CourseGrid.
 */
export function ResourceCard({ name, description, meta, category, href, locked }: ResourceCardProps) {
  const link = useContext(LinkContext);
  return (
    <Root>
      <Media>
        <Icon icon={fileIcons[category]} />
      </Media>
      <Body>
        <Title>
          <CardLink as={link} href={href}>
            {name}
          </CardLink>
        </Title>
        {description !== undefined && <Description>{description}</Description>}
        <Text as="p" size={14} tone="muted" numeric>
          {meta}
        </Text>
        {locked !== undefined && (
          <Locked>
            <Icon icon={Lock} size="s" />
            {locked}
          </Locked>
        )}
      </Body>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Media = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  color: var(--ink-muted);
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: break-word;
`;

const Title = styled.h2`
  font-size: var(--text-16);
`;

const CardLink = styled.a`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  ${Root}:hover & {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: var(--ring) solid var(--focus);
    outline-offset: calc(-1 * var(--ring));
  }
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-muted);
  font-size: var(--text-14);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Locked = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
`;
