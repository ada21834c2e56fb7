import ReactMarkdown from 'react-markdown';
import type { Components, Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { Prose } from './prose.ts';
import { PROSE_ELEMENTS } from './proseElements.ts';
import { TaskBox, TextImage, TextLink, TextTable } from './proseParts.tsx';
import { shiftHeadings } from './shiftHeadings.ts';

export interface MarkdownProps {
  /** GitHub-flavoured Markdown. HTML is dropped. */
  source: string;
  /** The level of its highest heading: one below the heading above it. */
  level?: 2 | 3 | 4 | undefined;
  /** Extensions of the Markdown syntax: plugins for the parser, the same as on the server. */
  plugins?: Options['remarkPlugins'];
}

/**
 * Renders Markdown that staff edit: parsed in the browser, so lazy-load it. Members get text that
 * was parsed on the server, as RichText.
 */
export function Markdown({ source, level = 2, plugins }: MarkdownProps) {
  return (
    <Prose>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, ...(plugins ?? []), [shiftHeadings, { level }]]}
        remarkRehypeOptions={{ footnoteLabelTagName: `h${level}` }}
        rehypePlugins={[[rehypeSanitize, schema]]}
        components={components}
      >
        {source}
      </ReactMarkdown>
    </Prose>
  );
}

const schema = {
  tagNames: Object.keys(PROSE_ELEMENTS),
  attributes: Object.fromEntries(
    Object.entries(PROSE_ELEMENTS).map(([tag, names]) => [tag, names.map((name) => (name === 'label' ? 'ariaLabel' : name))]),
  ),
  // The ids of footnotes are already prefixed.
  clobberPrefix: '',
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};

const components: Components = {
  a: ({ href, id, 'aria-label': label, children }) => (
    <TextLink href={href} id={id} label={label}>
      {children}
    </TextLink>
  ),
  img: ({ src, alt }) => <TextImage src={src} alt={alt} />,
  input: ({ checked }) => <TaskBox checked={checked} />,
  table: ({ children }) => <TextTable>{children}</TextTable>,
};
