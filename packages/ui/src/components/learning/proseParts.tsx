import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link.tsx';
import { ContentPicture } from '../data/ContentPicture.tsx';
import type { ContentPictureProps } from '../data/ContentPicture.tsx';
import { TableScroll } from './prose.ts';

// A URL without a scheme leads to this site or, with `//`, to another one; otherwise only http, https and mailto are allowed.
const isSafe = (address: string) => !/^[^/?#]*:/.test(address) || /^(https?|mailto):/i.test(address);
const isPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

interface TextLinkProps {
  href?: string | undefined;
  id?: string | undefined;
  label?: string | undefined;
  children?: ReactNode;
}

/** A link in long-form text: within the site, within the text, or external in a new tab without referrer. Plain text if the URL is unsafe. */
export function TextLink({ href, id, label, children }: TextLinkProps) {
  if (typeof href !== 'string' || href === '' || !isSafe(href)) return <>{children}</>;
  if (isPath(href)) return <Link href={href}>{children}</Link>;
  if (href.startsWith('#')) {
    return (
      <a href={href} id={id} aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

type TextImageProps = { [Name in keyof ContentPictureProps]?: ContentPictureProps[Name] | undefined };

/** An image in long-form text. Only its alternative text if the URL is unsafe. */
export const TextImage = (image: TextImageProps) =>
  typeof image.src === 'string' && isSafe(image.src) ? <ContentPicture {...image} src={image.src} alt={image.alt ?? ''} /> : image.alt;

/** The read-only checkbox of a task list in long-form text. */
export const TaskBox = ({ checked }: { checked?: boolean | undefined }) => (
  <input type="checkbox" disabled checked={checked === true} aria-label={checked === true ? 'Done' : 'To do'} />
);

/** A table in long-form text, in a scrollable region. */
export const TextTable = ({ children }: { children?: ReactNode }) => (
  <TableScroll role="region" aria-label="Table" tabIndex={0}>
    <table>{children}</table>
  </TableScroll>
);
