import { truncate } from '@atlas/domain/lists';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email';
import type { MailContext } from './mailProps.ts';
import { painted, SHEET } from './painted.ts';
import { FONT, FOOTER_TEXT, HEADING, NAME, TEXT, UNDERLINED } from './type.ts';

interface MailLayoutProps {
  frame: MailContext;
  /** The document title of the email. */
  title: string;
  /** The text that a list of emails shows after the subject. */
  preheader: string;
  firstName?: string;
  heading: string;
  /** Why the recipient gets it, as a sentence. */
  reason: string;
  children?: ReactNode;
}

/**
 * The layout of every email: the name of the site, a card with a greeting and the heading, the
 * reason for sending it, and the unsubscribe link.
 */
export const MailLayout = ({ frame, title, preheader, firstName, heading, reason, children }: MailLayoutProps) => (
  <Html lang="en">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
      <style>{SHEET}</style>
    </Head>
    <Body
      className="canvas"
      style={{ ...painted('canvas').style, fontFamily: FONT, margin: 0, padding: '32px 16px', wordBreak: 'break-word' }}
    >
      <Preview useTitleTag={false} hidden>
        {truncate(preheader)}
      </Preview>
      <Container style={{ maxWidth: '560px' }}>
        <header data-skip-in-text="true">
          <Text className="ink" style={{ ...NAME, ...painted('ink').style }}>
            {PRODUCT_NAME}
          </Text>
        </header>
        <main>
          <Section className="card" tdClassName="inside" style={CARD}>
            {firstName !== undefined && <Text style={TEXT}>Hi {firstName},</Text>}
            <Heading style={HEADING}>{heading}</Heading>
            {children}
          </Section>
        </main>
        <footer>
          <Text className="muted" style={{ ...FOOTER_TEXT, ...painted('muted').style }}>
            <FooterLink href={frame.siteUrl}>{PRODUCT_NAME}</FooterLink>
            <br />
            {reason}
            {frame.unsubscribeUrl !== null && (
              <>
                <br />
                <FooterLink href={frame.unsubscribeUrl}>Unsubscribe</FooterLink>
              </>
            )}
          </Text>
        </footer>
      </Container>
    </Body>
  </Html>
);

const CARD = {
  ...painted('card').style,
  borderRadius: '14px',
  borderStyle: 'solid',
  borderWidth: '1px',
  padding: '28px',
  // Without this the table's corners are not rounded.
  borderCollapse: 'separate',
} as const;

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <Link className="muted" style={{ ...UNDERLINED, ...painted('muted').style }} href={href}>
    {children}
  </Link>
);
