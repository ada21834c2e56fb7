import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { useTabList } from '../data/useTabList.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { Field } from './Field.tsx';
import { labelId } from './fieldControl.ts';
import { fieldId } from './fieldProps.ts';
import type { LoadPreview } from './MarkdownPreview.tsx';
import { PreviewProblem, PreviewSkeleton } from './PreviewStates.tsx';
import { AutoGrow, TextBox } from './TextArea.tsx';
import type { TextAreaProps } from './TextArea.tsx';

export interface MarkdownFieldProps extends Omit<TextAreaProps, 'ref' | 'placeholder' | 'readOnly' | 'autoFocus'> {
  /** Parses the text for the preview, on the server. */
  loadPreview: LoadPreview;
  /** The level of the text's highest heading in the preview: one below the heading above the field. */
  level?: 2 | 3 | 4 | undefined;
}

type Tools = typeof import('./markdownTools.ts');
type Mode = 'write' | 'preview';

/**
 * Text with headings, lists and links, written as Markdown: a text area with buttons that insert it, and a preview. The
 * buttons and the preview load with the focus; the text can be written without them.
 */
export function MarkdownField({
  name,
  label,
  hint,
  error,
  optionalText,
  required,
  id = fieldId(name),
  value,
  onChange,
  onBlur,
  onFocus,
  rows = 6,
  maxLength,
  loadPreview,
  level = 3,
  ...rest
}: MarkdownFieldProps) {
  const tabsId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<Mode>('write');
  // Null until they are loaded. Without them the text can be written all the same.
  const [tools, setTools] = useState<Tools | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const tabList = useTabList<HTMLDivElement>(mode);
  const load = () => {
    if (tools !== null) return;
    setFailed(false);
    import('./markdownTools.ts').then(setTools, () => setFailed(true));
  };
  // The field may also be focused before its page is ready.
  const loadLate = useEffectEvent(load);
  useEffect(() => {
    if (area.current !== null && area.current === document.activeElement) loadLate();
  }, []);
  const countId = maxLength === undefined ? undefined : `${id}-count`;
  const tab = (of: Mode, text: string) => (
    <Tab
      type="button"
      role="tab"
      id={`${tabsId}${of}`}
      aria-selected={mode === of}
      aria-controls={`${tabsId}${of}-panel`}
      tabIndex={mode === of ? 0 : -1}
      onClick={() => {
        setMode(of);
        load();
      }}
    >
      {text}
    </Tab>
  );
  return (
    <Field
      {...{ name, label, hint, error, optionalText, required, id }}
      describedBy={countId}
      aside={countId === undefined ? undefined : <CharacterCount id={countId} length={value.length} most={maxLength ?? 0} />}
    >
      {(control) => (
        <Root onPointerEnter={load}>
          <Bar>
            <TabList role="tablist" aria-labelledby={labelId(id)} {...tabList}>
              {tab('write', 'Write')}
              {tab('preview', 'Preview')}
            </TabList>
            <Toolbar hidden={mode === 'preview'}>{tools && <tools.MarkdownToolbar area={area} controls={id} />}</Toolbar>
          </Bar>
          {/* The text stays in the page, so that its label and a message can focus it; that opens it again. */}
          <Writing role="tabpanel" id={`${tabsId}write-panel`} aria-labelledby={`${tabsId}write`} $isHidden={mode === 'preview'}>
            <AutoGrow data-text={value}>
              <TextBox
                {...control}
                {...rest}
                ref={area}
                rows={rows}
                value={value}
                tabIndex={mode === 'preview' ? -1 : undefined}
                aria-hidden={mode === 'preview' || undefined}
                onChange={(event) => onChange(event.target.value)}
                onKeyDown={(event) => {
                  if (!tools?.applyShortcut(event)) return;
                  event.preventDefault();
                  // The page's own shortcuts do not apply while formatting.
                  event.stopPropagation();
                }}
                onBlur={() => onBlur?.()}
                onFocus={() => {
                  setMode('write');
                  onFocus?.();
                  load();
                }}
              />
            </AutoGrow>
          </Writing>
          <Previewed
            role="tabpanel"
            id={`${tabsId}preview-panel`}
            aria-labelledby={`${tabsId}preview`}
            tabIndex={0}
            hidden={mode === 'write'}
            $rows={rows}
          >
            {mode === 'preview' && tools && <tools.MarkdownPreview text={value} loadPreview={loadPreview} level={level} />}
            {mode === 'preview' && !tools && (hasFailed ? <PreviewProblem isOffline={false} onRetry={load} /> : <PreviewSkeleton />)}
          </Previewed>
        </Root>
      )}
    </Field>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: relative;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: 0 var(--space-1);
  border: var(--border) solid var(--line-strong);
  border-bottom: 0;
  border-radius: var(--radius-control) var(--radius-control) 0 0;
  background: var(--surface-sunken);
`;

const TabList = styled.div`
  display: flex;
`;

const Tab = styled.button`
  min-height: 36px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    color: var(--accent-text);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`;

/** Holds the height of the buttons until they are loaded. */
const Toolbar = styled.div`
  min-height: 36px;
  ${media.touch} {
    min-height: var(--touch);
    width: 264px;
  }
`;

const Writing = styled.div<{ $isHidden: boolean }>`
  display: grid;
  ${({ $isHidden }) => $isHidden && 'position: absolute; inset: auto 0 0; height: 1px; overflow: hidden; clip-path: inset(50%); opacity: 0;'}
  textarea {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;

const Previewed = styled.div<{ $rows: number }>`
  min-height: calc(${({ $rows }) => $rows} * 1.5rem + 20px);
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--line-strong);
  border-radius: 0 0 var(--radius-control) var(--radius-control);
  background: var(--surface);
  overflow-wrap: anywhere;
`;
