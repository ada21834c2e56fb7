import FileText from 'lucide-react/icons/file-text';
import ImageUp from 'lucide-react/icons/image-up';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { ProgressBar } from '../../primitives/ProgressBar.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';

/** A file that is chosen but not sent. */
export interface ChosenFile {
  readonly name: string;
  /** Its size, or its state: "412 kB", "Preparing". */
  readonly note?: string | undefined;
  /** The address of its picture; null for a file without one. */
  readonly preview: string | null;
}

export interface FileChoiceProps extends FieldProps {
  file: ChosenFile | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** The accepted types in the file picker: "image/jpeg,application/pdf". */
  accept?: string | undefined;
  /** The percentage sent, while it is being sent. It can then not be changed. */
  percent?: number | undefined;
  chooseText?: string | undefined;
  removeText?: string | undefined;
  sendingText?: string | undefined;
}

/** One file that is sent with its form, with a preview. For files that upload at once use FileDrop. */
export function FileChoice({
  file,
  onChoose,
  onRemove,
  accept,
  percent,
  chooseText = 'Choose a file',
  removeText = 'Remove',
  sendingText = 'Sending',
  ...field
}: FileChoiceProps) {
  'use no memo';
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Zone $hidden={file !== null} $invalid={control['aria-invalid'] === true}>
            <Icon icon={ImageUp} size="l" />
            {chooseText}
            {/* Over the whole zone, so that browsers also take files that are dropped on it. */}
            <Input
              {...control}
              ref={input}
              type="file"
              accept={accept}
              onChange={(event) => {
                const [first] = event.target.files ?? [];
                if (first !== undefined) onChoose(first);
                // Lets the same file be selected again.
                event.target.value = '';
              }}
            />
          </Zone>
          {file !== null && (
            <Chosen>
              {file.preview === null ? (
                <NoPreview>
                  <Icon icon={FileText} size="l" tone="muted" />
                </NoPreview>
              ) : (
                <Preview src={file.preview} alt="" />
              )}
              <Facts>
                <Text size={14} weight="medium" truncate>
                  {file.name}
                </Text>
                {percent === undefined ? (
                  file.note !== undefined && (
                    <Text size={14} tone="muted" numeric>
                      {file.note}
                    </Text>
                  )
                ) : (
                  <>
                    <Text size={14} tone="muted" numeric>
                      {sendingText} {percent}%
                    </Text>
                    <ProgressBar label={`${sendingText} ${file.name}`} percent={percent} />
                  </>
                )}
              </Facts>
              {percent === undefined && (
                <IconButton
                  icon={X}
                  label={`${removeText} ${file.name}`}
                  onClick={() => {
                    onRemove();
                    // The button disappears with its focus.
                    setTimeout(() => input.current?.focus());
                  }}
                />
              )}
            </Chosen>
          )}
        </>
      )}
    </Field>
  );
}

const Zone = styled.div<{ $hidden: boolean; $invalid: boolean }>`
  position: relative;
  display: ${({ $hidden }) => ($hidden ? 'none' : 'flex')};
  gap: var(--space-3);
  align-items: center;
  justify-content: center;
  min-height: 64px;
  padding: var(--space-4);
  border: var(--border) dashed ${({ $invalid }) => ($invalid ? 'var(--danger-ink)' : 'var(--line-strong)')};
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--accent-text);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  &:hover {
    background: var(--accent-surface);
  }
  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
`;

const Chosen = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;
  padding: var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Preview = styled.img`
  flex: none;
  width: 72px;
  height: 96px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  object-fit: cover;
  object-position: top;
`;

const NoPreview = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 72px;
  height: 96px;
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
`;

const Facts = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-1);
  min-width: 0;
`;
