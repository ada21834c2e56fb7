import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { inputStyle } from '../forms/inputStyle.ts';

interface SearchInputProps {
  query: string;
  onQueryChange: (query: string) => void;
  label: string;
  placeholder: string;
  clearLabel: string;
  /** The id of the results panel. */
  panelId: string;
  open: boolean;
  onFocus?: (() => void) | undefined;
  onSubmit?: (() => void) | undefined;
  /** Takes the focus when it appears. */
  takesFocus?: boolean | undefined;
}

/** The input of a SearchPanel, with the ARIA attributes of the panel that it opens. */
export function SearchInput({
  query,
  onQueryChange,
  label,
  placeholder,
  clearLabel,
  panelId,
  open,
  onFocus,
  onSubmit,
  takesFocus = false,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const clear = () => {
    onQueryChange('');
    input.current?.focus();
  };
  return (
    <Root>
      <Icon icon={Search} tone="muted" />
      <Input
        ref={input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.();
        }}
      />
      {query !== '' && (
        <Clear>
          <IconButton icon={X} label={clearLabel} onClick={clear} />
        </Clear>
      )}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: grid;
  flex: 1;
  min-width: 0;
  > svg {
    position: absolute;
    left: var(--space-3);
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${inputStyle}
  padding-inline: 40px var(--control);
  text-overflow: ellipsis;
`;

const Clear = styled.span`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
`;
