import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { Text } from '../../primitives/Text.tsx';
import { fileIcons, type FileCategory } from './fileIcons.ts';

export interface FileRowProps {
  name: string;
  /** Type and size ("PDF · 340 kB"). */
  meta: string;
  /** Omitted where the browser cannot open it: the row is then plain text. */
  href?: string | undefined;
  category: FileCategory;
}

/** A file to download, or a link. In a FileList. */
export function FileRow({ name, meta, href, category }: FileRowProps) {
  const away = category === 'link';
  const opened = away ? { target: '_blank', rel: 'noopener noreferrer' } : { download: '' };
  return (
    <Root as={href === undefined ? 'div' : 'a'} href={href} {...(href !== undefined && opened)}>
      <Media>
        <Icon icon={fileIcons[category]} />
      </Media>
      <Body>
        <Name>{name}</Name>
        <Text as="span" size={14} tone="muted" numeric>
          {meta}
        </Text>
      </Body>
      {href !== undefined && <Icon icon={away ? ExternalLink : Download} />}
    </Root>
  );
}

const Body = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  font-weight: var(--weight-label);
`;

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding-block: var(--space-2);
  border-radius: var(--radius-control);
  color: inherit;
  text-decoration: none;
  &[href]:hover ${Name} {
    text-decoration: underline;
  }
`;

const Media = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  color: var(--ink-muted);
`;
