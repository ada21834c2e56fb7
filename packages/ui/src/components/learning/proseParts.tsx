import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link.tsx';
import { TableScroll } from './prose.ts';

// Without a scheme it leads to this site or, from `//`, to another one; a scheme must be one that only opens a page or a message.
const isSafe = (address: string) => !/^[^/?#]*:/.test(address) || /^(https?|mailto):/i.test(address);
const isPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

interface TextLinkProps {
  href?: string | undefined;
  id?: string | undefined;
  label?: string | undefined;
  children?: ReactNode;
}

/** A link in written text: within the site, within the text, or in a new tab that learns nothing of this one. Its words alone where it may not lead. */
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

/** A picture in written text; it waits until it is near. */
export const TextImage = ({ src, alt }: { src?: string | undefined; alt?: string | undefined }) => (
  <img
    src={typeof src === 'string' && isSafe(src) ? src : undefined}
    alt={alt ?? ''}
    loading="lazy"
    decoding="async"
    referrerPolicy="no-referrer"
  />
);

/** The box of a task in written text: it shows how the task stands. */
export const TaskBox = ({ checked }: { checked?: boolean | undefined }) => (
  <input type="checkbox" disabled checked={checked === true} aria-label={checked === true ? 'Done' : 'To do'} />
);

/** A table in written text, in a strip that scrolls on its own. */
export const TextTable = ({ children }: { children?: ReactNode }) => (
  <TableScroll role="region" aria-label="Table" tabIndex={0}>
    <table>{children}</table>
  </TableScroll>
);
