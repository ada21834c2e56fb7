import { keyframes, styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { media } from '../../tokens/media.ts';
import { checkboxStyle } from '../forms/checkboxStyle.ts';

/** A purpose that the visitor may agree to. */
export interface ConsentOption {
  /** Posted as `on` when it is checked. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

export interface ConsentBarProps {
  title: string;
  /** One or two sentences: what happens in any case, and what is asked. */
  question: string;
  options: readonly ConsentOption[];
  /** The labels of its buttons. They post `necessary`, `all` and `chosen` as `choice`. */
  labels: { readonly necessary: string; readonly all: string; readonly choose: string; readonly save: string };
  /** The address that the choice is posted to. */
  action: string;
  /** The version of the question, for scripts. */
  version: number;
}

/**
 * The question about cookies, at the bottom edge of a public page until the visitor chooses. Plain
 * forms, so that it works before the application starts and without script. Render it before the
 * page's content, so that it is first in the order of the keyboard.
 */
export function ConsentBar({ title, question, options, labels, action, version }: ConsentBarProps) {
  return (
    <Root id="consent" aria-label={title} data-version={version}>
      <Content>
        <Question>{question}</Question>
        <Choices>
          <Buttons action={action} method="post">
            <Button type="submit" name="choice" value="necessary">
              {labels.necessary}
            </Button>
            <Button type="submit" name="choice" value="all">
              {labels.all}
            </Button>
          </Buttons>
          <Details>
            <Summary>{labels.choose}</Summary>
            <Options action={action} method="post">
              {options.map(({ name, label, description }) => (
                <Option key={name}>
                  <input type="checkbox" name={name} />
                  <span>
                    {label}
                    <small>{description}</small>
                  </span>
                </Option>
              ))}
              <Button type="submit" name="choice" value="chosen">
                {labels.save}
              </Button>
            </Options>
          </Details>
        </Choices>
      </Content>
    </Root>
  );
}

/** Follows the scroll position rather than time, so that it moves only with the page. */
const rise = keyframes`
  from { translate: 0 calc(100% + 40px); }
`;

// Only visitors' pages have the marker: the bar stays in the document when the visitor moves on to a
// page of another layout. They leave space at their end, so that it covers nothing for good.
const Root = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  max-height: 75dvh;
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  overflow-y: auto;
  border-top: var(--border) solid var(--line);
  background: var(--surface-raised);
  box-shadow: var(--shadow-float);
  html:has(#root):not(:has([data-asks-consent])) & {
    display: none;
  }
  html:has([data-asks-consent]):has(&) {
    scroll-padding-bottom: 160px;
    body {
      padding-bottom: 140px;
    }
  }
  ${media.tablet} {
    padding-inline: var(--space-6);
  }
  ${media.desktop} {
    html:has([data-asks-consent]):has(&) body {
      padding-bottom: 72px;
    }
  }
  ${media.touch} {
    /* The focused field may be where the bar is, above the keyboard of a phone. */
    html:has(#root :is(input, textarea, select):focus) & {
      visibility: hidden;
    }
    html:has([data-actions]) & {
      bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
    }
  }
  html:has([data-actions='always']) & {
    bottom: calc(var(--touch) + 21px + env(safe-area-inset-bottom));
  }
  /* A small phone has no room for the page's main button as well: the bar rises with the first
     80 px of scrolling, which bring that button above it. */
  ${media.low} {
    html:has([data-asks-consent]):not(:has([data-actions])) &:not(:focus-within, :has([open])) {
      animation: ${rise} linear backwards;
      animation-timeline: scroll(root);
      animation-range: 0 80px;
    }
  }
  @media print {
    display: none;
  }
`;

const Content = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-6);
  align-items: center;
  max-width: var(--work);
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    &:has([open]) {
      grid-template-columns: none;
    }
  }
`;

const Question = styled.p`
  font-size: var(--text-14);
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  --control-text: var(--text-14);
  --control-pad: 8px 14px;
`;

const Buttons = styled.form`
  display: flex;
  flex: 1 0 auto;
  gap: var(--space-2);
  > button {
    flex: 1 0 auto;
  }
  ${media.desktop} {
    flex-grow: 0;
  }
`;

const Details = styled.details`
  &[open] {
    flex: 1 0 100%;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: center;
  width: fit-content;
  min-height: var(--control);
  padding: 8px;
  border-radius: var(--radius-control);
  color: var(--accent-text);
  font-size: var(--control-text);
  font-weight: var(--weight-label);
  cursor: pointer;
  &:hover {
    background: var(--accent-surface);
  }
  &::-webkit-details-marker {
    display: none;
  }
  [open] > & {
    margin-inline-start: -8px;
  }
`;

const Options = styled.form`
  display: grid;
  gap: var(--space-1) var(--space-6);
  justify-items: start;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Option = styled.label`
  display: flex;
  gap: 10px;
  padding-block: var(--choice-pad);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  cursor: pointer;
  input {
    ${checkboxStyle}
    margin: 1px 0 0;
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: var(--text-14);
    font-weight: var(--weight-text);
  }
`;
