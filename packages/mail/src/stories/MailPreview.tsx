import { useState } from 'react';

/** How a client shows an e-mail: in either theme, without any styles, or its text alone. */
export type Look = 'light' | 'dark' | 'unstyled' | 'text';

interface MailPreviewProps {
  html: string;
  text: string;
  look: Look;
}

/** A document as a client shows it. What a client in the dark theme takes from the sheet does not depend on the theme of this browser. */
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
      title="E-mail"
      sandbox="allow-same-origin"
      srcDoc={SEEN[look](html)}
      style={{ border: 0, display: 'block', width: '100%', height }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  );
}
