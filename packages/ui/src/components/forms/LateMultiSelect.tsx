import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../primitives/Icon.tsx';
import { showLoadError } from '../feedback/showLoadError.ts';
import { Field } from './Field.tsx';
import { labelId } from './fieldControl.ts';
import type { MultiSelectProps } from './MultiSelect.tsx';
import { Chip, ChipLabel, ChipList, ChipRemove, Input, Root } from './multiSelectStyle.ts';

type Whole = ComponentType<MultiSelectProps>;

/**
 * A MultiSelect whose list loads with the first touch. Until then it shows the selected options,
 * which can be removed. What is typed while it loads is kept. For forms, most of which are saved
 * without touching it.
 */
export function LateMultiSelect(props: Omit<MultiSelectProps, 'begun' | 'ref'>) {
  const [come, setCome] = useState<{ Whole: Whole; begun: MultiSelectProps['begun']; hasFocus: boolean } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!come?.hasFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(come.begun?.query.length ?? 0, come.begun?.query.length ?? 0);
  }, [come]);
  const load = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const { MultiSelect } = await import('./MultiSelect.tsx');
      const query = input.current?.value ?? '';
      const hasFocus = input.current !== null && input.current === document.activeElement;
      const begun = { query, open: hasFocus && (isPressed.current || query !== '') };
      // Synchronously: a letter typed between reading the field and rendering the next one would be
      // lost.
      flushSync(() => setCome({ Whole: MultiSelect, begun, hasFocus }));
    } catch (error) {
      showLoadError(error);
    } finally {
      setIsLoading(false);
    }
  };
  if (come) return <come.Whole {...props} begun={come.begun} ref={input} />;

  const { value, onChange, onBlur: _later, onFocus, options = [], loadOptions: _search, placeholder, disabled = false, ...rest } = props;
  const { removeText = 'Remove', emptyText: _empty, loadingText: _loading, failedText: _failed, retryText: _retry, ...field } = rest;
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;
  return (
    <Field {...field}>
      {(control) => (
        <Root $invalid={control['aria-invalid'] === true} $disabled={disabled} onClick={() => input.current?.focus()}>
          <ChipList role={value.length === 0 ? undefined : 'group'} aria-label={value.length === 0 ? undefined : `${value.length} chosen`}>
            {value.map((chosen) => (
              <Chip key={chosen}>
                <ChipLabel>{labelOf(chosen)}</ChipLabel>
                <ChipRemove
                  type="button"
                  disabled={disabled}
                  aria-label={`${removeText} ${labelOf(chosen)}`}
                  onClick={() => onChange(value.filter((one) => one !== chosen))}
                >
                  <Icon icon={X} size="s" />
                </ChipRemove>
              </Chip>
            ))}
            <Input
              {...control}
              ref={input}
              role="combobox"
              aria-expanded={false}
              aria-controls={`${control.id}-options`}
              aria-haspopup="listbox"
              aria-busy={isLoading || undefined}
              aria-labelledby={labelId(control.id)}
              autoComplete="off"
              disabled={disabled}
              placeholder={value.length === 0 ? placeholder : undefined}
              onPointerDown={() => (isPressed.current = true)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowDown' || key === 'ArrowUp') isPressed.current = true;
              }}
              onFocus={() => {
                onFocus?.();
                void load();
              }}
            />
          </ChipList>
        </Root>
      )}
    </Field>
  );
}
