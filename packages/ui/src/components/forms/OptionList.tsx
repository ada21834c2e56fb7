import { Combobox as Base } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import { useImperativeHandle } from 'react';
import type { CSSProperties, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** Scrolls the option with this index into view. */
export type ScrollToOption = (index: number) => void;

interface OptionListProps {
  /** The id of the field's label, which also names the list. */
  labelId: string;
  handle: Ref<ScrollToOption>;
}

/** The options of an open list, virtualized. */
export function OptionList({ labelId, handle }: OptionListProps) {
  const options = Base.useFilteredItems<ComboboxOption>();
  const { box, view, measure, scrollTo } = useVirtualRows({
    count: options.length,
    keyOf: (index) => options[index]?.value ?? String(index),
    heightOf: (index) => (options[index]?.description === undefined ? 40 : 60),
  });
  useImperativeHandle(handle, () => scrollTo);
  return (
    <Root ref={box} aria-labelledby={labelId} style={{ '--total': `${view.total}px` } as CSSProperties}>
      <Sizer role="presentation">
        {view.rows.map(({ key, index, start }) => {
          const option = options[index];
          return option === undefined ? null : (
            <Row
              key={key}
              ref={measure}
              data-index={index}
              index={index}
              value={option.value}
              disabled={option.disabled ?? false}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              style={{ '--start': `${start}px` } as CSSProperties}
            >
              <Label>
                {option.label}
                {option.description !== undefined && <Description>{option.description}</Description>}
              </Label>
              <Base.ItemIndicator>
                <Icon icon={Check} size="s" tone="accent" />
              </Base.ItemIndicator>
            </Row>
          );
        })}
      </Sizer>
    </Root>
  );
}

const Root = styled(Base.List)`
  height: min(320px, var(--total), var(--available-height));
  overflow: auto;
  overscroll-behavior: contain;
`;

const Sizer = styled.div`
  position: relative;
  height: var(--total);
`;

const Row = styled(Base.Item)`
  position: absolute;
  inset: 0 var(--space-1) auto;
  translate: 0 var(--start);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  min-height: 40px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  font-size: var(--text-16);
  line-height: var(--leading-tight);
  cursor: pointer;
  &[data-selected] {
    font-weight: var(--weight-label);
    background: var(--accent-surface);
  }
  &[data-highlighted] {
    background: var(--surface-sunken);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  ${media.touch} {
    min-height: var(--touch);
  }
  ${media.desktop} {
    font-size: var(--text-14);
  }
`;

const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Description = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-weight: var(--weight-text);
`;
