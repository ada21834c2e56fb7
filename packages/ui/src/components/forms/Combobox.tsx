import { Combobox as Base } from '@base-ui/react/combobox';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import type { OptionSource } from './ComboboxOption.ts';
import { comboboxButtonStyle } from './comboboxButtonStyle.ts';
import { Field } from './Field.tsx';
import { labelId } from './fieldControl.ts';
import type { FieldProps } from './fieldProps.ts';
import { inputStyle } from './inputStyle.ts';
import { OptionsPopup } from './OptionsPopup.tsx';
import type { OptionTexts } from './OptionsPopup.tsx';
import { useOptionList } from './useOptionList.ts';

export interface ComboboxProps extends FieldProps, OptionSource, OptionTexts {
  /** The value of the selected option; '' if none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  clearText?: string | undefined;
  openText?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Selects one of many options by typing; the options are given or loaded from the server. For up to about twenty use Select. */
export function Combobox({
  value,
  onChange,
  onBlur,
  onFocus,
  options,
  loadOptions,
  placeholder,
  disabled = false,
  clearText = 'Clear',
  openText = 'Show options',
  emptyText,
  loadingText,
  failedText,
  retryText,
  ref,
  ...field
}: ComboboxProps) {
  const list = useOptionList({ options, loadOptions });
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          {...list.root}
          value={value === '' ? null : value}
          disabled={disabled}
          onOpenChange={list.setOpen}
          onValueChange={(next) => {
            list.remember(next === null ? [] : [next]);
            onChange(next ?? '');
          }}
        >
          <Group ref={list.frame}>
            <Input
              {...control}
              ref={ref}
              aria-labelledby={labelId(control.id)}
              placeholder={placeholder}
              onKeyDown={list.onKeyDown}
              onBlur={() => onBlur?.()}
              onFocus={() => onFocus?.()}
            />
            <Actions>
              <Clear aria-label={clearText}>
                <Icon icon={X} size="s" />
              </Clear>
              <Trigger aria-label={openText}>
                <Icon icon={ChevronDown} />
              </Trigger>
            </Actions>
          </Group>
          <OptionsPopup
            labelId={labelId(control.id)}
            open={list.open}
            state={list.search.state}
            onRetry={list.search.retry}
            scrollTo={list.scrollTo}
            field={list.frame}
            emptyText={emptyText}
            loadingText={loadingText}
            failedText={failedText}
            retryText={retryText}
          />
        </Base.Root>
      )}
    </Field>
  );
}

const Group = styled(Base.InputGroup)`
  position: relative;
  display: grid;
`;

const Input = styled(Base.Input)`
  ${inputStyle}
  padding-inline-end: 80px;
  text-overflow: ellipsis;
`;

const Actions = styled.span`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
`;

const Clear = styled(Base.Clear)`
  ${comboboxButtonStyle}
`;

const Trigger = styled(Base.Trigger)`
  ${comboboxButtonStyle}
`;
