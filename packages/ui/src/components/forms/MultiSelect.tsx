import { Combobox as Base } from '@base-ui/react/combobox';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { Icon } from '../../primitives/Icon.tsx';
import type { OptionSource } from './ComboboxOption.ts';
import { Field } from './Field.tsx';
import { labelId } from './fieldControl.ts';
import type { FieldProps } from './fieldProps.ts';
import { Input, Root, Chip, ChipRemove, ChipLabel, ChipList } from './multiSelectStyle.ts';
import { OptionsPopup } from './OptionsPopup.tsx';
import type { OptionTexts } from './OptionsPopup.tsx';
import { useOptionList } from './useOptionList.ts';

export interface MultiSelectProps extends FieldProps, OptionSource, OptionTexts {
  /** The values of the selected options, in the order of selection. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The label of the button on a selected option: "Remove". */
  removeText?: string | undefined;
  /** Input from before the field was ready: the typed text, and whether the list opens. */
  begun?: { readonly query: string; readonly open: boolean } | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Selects several of many options, each shown as a removable chip. For up to about seven use checkboxes. */
export function MultiSelect({
  value,
  onChange,
  onBlur,
  onFocus,
  options,
  loadOptions,
  placeholder,
  disabled = false,
  removeText = 'Remove',
  begun,
  emptyText,
  loadingText,
  failedText,
  retryText,
  ref,
  ...field
}: MultiSelectProps) {
  const list = useOptionList({ options, loadOptions }, begun);
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          {...list.root}
          multiple
          defaultInputValue={begun?.query}
          value={value}
          disabled={disabled}
          onValueChange={(next) => {
            list.remember(next);
            onChange(next);
          }}
          onOpenChange={list.setOpen}
        >
          <Root as={Base.InputGroup} ref={list.frame} $invalid={control['aria-invalid'] === true} $disabled={disabled}>
            <ChipList as={Base.Chips} aria-label={value.length === 0 ? undefined : `${value.length} chosen`}>
              {value.map((chosen) => (
                <Chip as={Base.Chip} key={chosen} aria-label={list.labelOf(chosen)}>
                  <ChipLabel>{list.labelOf(chosen)}</ChipLabel>
                  <ChipRemove as={Base.ChipRemove} aria-label={`${removeText} ${list.labelOf(chosen)}`}>
                    <Icon icon={X} size="s" />
                  </ChipRemove>
                </Chip>
              ))}
              <Input
                as={Base.Input}
                {...control}
                ref={ref}
                aria-labelledby={labelId(control.id)}
                placeholder={value.length === 0 ? placeholder : undefined}
                onKeyDown={list.onKeyDown}
                onBlur={() => onBlur?.()}
                onFocus={() => onFocus?.()}
              />
            </ChipList>
          </Root>
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
