import { styled } from 'styled-components';

export interface CodeBlockProps {
  /** The subject: "Stack". */
  label: string;
  text: string;
}

/**
 * Machine-readable text, line by line: a stack trace, JSON. Long lines and long texts scroll in a
 * separate frame.
 */
export function CodeBlock({ label, text }: CodeBlockProps) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Code>{text}</Code>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: 320px;
  overflow: auto;
  overscroll-behavior: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
`;

const Code = styled.pre`
  width: max-content;
  min-width: 100%;
  margin: 0;
  padding: var(--space-3) var(--space-4);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: var(--text-12);
  line-height: 1.6;
  word-spacing: normal;
`;
