import { useState } from 'react';

/** How a client shows an email: in either theme, without any styles, or as text only. */
export type Look = 'light' | 'dark' | 'unstyled' | 'text';

interface MailPreviewProps {
  html: string;
  text: string;
  look: Look;
}

/**
 * Adapts a document to each look. The theme of this browser must not decide whether the
 * dark style sheet applies.
 */
const SEEN: Readonly<Record<Exclude<Look, 'text'>, (html: string) => string>> = {
  light: (html) => html.replace('(prefers-color-scheme:dark)', 'not all'),
  dark: (html) => html.replace('(prefers-color-scheme:dark)', 'all'),
  unstyled: (html) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/ (?:style|class)="[^"]*"/g, ''),
};

export function MailPreview({ html, text, look }: MailPreviewProps) {
  const [height, setHeight] = useState<number>();
  if (look === 'text') return <pre style={{ whiteSpace: 'pre-wrap', margin: 0 }}>{text}</pre>;
  return (
    <iframe
      title="Email"
      sandbox="allow-same-origin"
      srcDoc={SEEN[look](html)}
      style={{ border: 0, display: 'block', width: '100%', height }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  );
}
