import type { RichText, RichTextAttributes, RichTextNode } from '@atlas/domain/richText';
import { Fragment, type ReactNode } from 'react';
import { Heading, Hr, Link, Text } from 'react-email';
import { painted } from './painted.ts';
import { ITEM_HEADING, TEXT, UNDERLINED } from './type.ts';

interface MailRichTextProps {
  text: RichText;
  /** Origin of the site, for links to its pages. */
  siteUrl: string;
}

/**
 * A rich text in an email. Pictures are replaced by their descriptions, because an email loads
 * nothing, and tables by the text of their cells.
 */
export const MailRichText = ({ text, siteUrl }: MailRichTextProps) => nodes(text, siteUrl);

const nodes = (children: readonly RichTextNode[], siteUrl: string): ReactNode =>
  children.map((node, index) => <Fragment key={index}>{typeof node === 'string' ? node : element(node, siteUrl)}</Fragment>);

function element([tag, attributes, children]: Exclude<RichTextNode, string>, siteUrl: string): ReactNode {
  const inside = nodes(children, siteUrl);
  switch (tag) {
    case 'p':
    case 'pre':
    case 'tr':
      return <Text style={TEXT}>{inside}</Text>;
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return (
        <Heading as="h2" style={{ ...ITEM_HEADING, margin: '16px 0 4px' }}>
          {inside}
        </Heading>
      );
    case 'ul':
      return <ul style={LIST}>{inside}</ul>;
    case 'ol':
      return (
        <ol style={LIST} start={Number(attributes['start'] ?? 1)}>
          {inside}
        </ol>
      );
    case 'li':
      return <li style={ITEM}>{inside}</li>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'del':
      return <del>{inside}</del>;
    case 'code':
      return <code>{inside}</code>;
    case 'br':
      return <br />;
    case 'hr':
      return <Hr className="line" style={painted('line').style} />;
    case 'blockquote':
      return <blockquote style={QUOTE}>{inside}</blockquote>;
    case 'a':
      return <TextLink attributes={attributes} siteUrl={siteUrl} inside={inside} />;
    case 'img':
      return String(attributes['alt'] ?? '');
    case 'input':
      return attributes['checked'] === true ? '☑ ' : '☐ ';
    case 'td':
    case 'th':
      return <>{inside} </>;
    default:
      return inside;
  }
}

/** A link; its words alone where it leads to a place within the text. */
function TextLink({ attributes, siteUrl, inside }: { attributes: RichTextAttributes; siteUrl: string; inside: ReactNode }) {
  const href = String(attributes['href'] ?? '');
  if (href === '' || href.startsWith('#')) return inside;
  return (
    <Link className="link" style={{ ...UNDERLINED, ...painted('link').style }} href={href.startsWith('/') ? siteUrl + href : href}>
      {inside}
    </Link>
  );
}

const LIST = { margin: '0 0 12px', paddingLeft: '24px' } as const;
const ITEM = { ...TEXT, margin: '0 0 4px' } as const;
const QUOTE = { margin: '0 0 12px', paddingLeft: '16px' } as const;
