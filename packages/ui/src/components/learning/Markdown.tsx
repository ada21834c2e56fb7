import type { ReactNode } from 'react';
import ReactMarkdown from 'react-markdown';
import type { Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { Link } from '../../primitives/Link.tsx';
import { Prose, Scroll } from './prose.ts';
import { shiftHeadings } from './shiftHeadings.ts';

export interface MarkdownProps {
  /** GitHub-flavoured Markdown. HTML in it is dropped. */
  source: string;
  /** The level of its highest heading: one below the heading that it stands under. */
  level?: 2 | 3 | 4 | undefined;
}

/** Written text: the body of a lesson, the description of a product, the change log. Loaded when it is needed, never with the first page. */
export function Markdown({ source, level = 2 }: MarkdownProps) {
  return (
    <Prose>
      <ReactMarkdown remarkPlugins={[remarkGfm, [shiftHeadings, { level }]]} rehypePlugins={[rehypeSanitize]} components={components}>
        {source}
      </ReactMarkdown>
    </Prose>
  );
}

const isOwn = (href: string) => href.startsWith('#') || (href.startsWith('/') && !href.startsWith('//'));

function TextLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  if (href === undefined || href === '') return <>{children}</>;
  if (isOwn(href)) return <Link href={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const components: Components = {
  a: ({ href, children }) => <TextLink href={href}>{children}</TextLink>,
  img: ({ src, alt }) => <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" referrerPolicy="no-referrer" />,
  input: ({ checked }) => <input type="checkbox" disabled checked={checked === true} aria-label={checked ? 'Done' : 'To do'} />,
  table: ({ children }) => (
    <Scroll role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </Scroll>
  ),
};
