import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { comboboxButtonStyle } from './comboboxButtonStyle.ts';
import { fieldId } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';

export interface SearchFieldProps {
  /** The accessible name: "Search members". */
  label: string;
  name?: string | undefined;
  value: string;
  /** Called on every keystroke: debounce requests to a server. */
  onSearch: (query: string) => void;
  /** Called on Enter. */
  onSubmit?: ((query: string) => void) | undefined;
  placeholder?: string | undefined;
  clearText?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A search field. Its button and Escape clear it. To select one of the results use Combobox. */
export function SearchField({
  label,
  name = 'q',
  value,
  onSearch,
  onSubmit,
  placeholder,
  clearText = 'Clear search',
  disabled,
  ref,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return (
    <Root role="search">
      <VisuallyHidden>
        <label htmlFor={fieldId(name)}>{label}</label>
      </VisuallyHidden>
      <Input
        ref={input}
        id={fieldId(name)}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            event.stopPropagation();
            onSearch('');
          }
          if (event.key === 'Enter' && onSubmit && !event.nativeEvent.isComposing) {
            event.preventDefault();
            onSubmit(value);
          }
        }}
      />
      <Icon icon={Search} tone="muted" />
      {value !== '' && !disabled && (
        <Clear
          type="button"
          aria-label={clearText}
          onClick={() => {
            onSearch('');
            input.current?.focus();
          }}
        >
          <Icon icon={X} size="s" />
        </Clear>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
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
  appearance: none;
  padding-inline: 40px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  ${comboboxButtonStyle}
  position: absolute;
  inset: 0 0 0 auto;
`;
