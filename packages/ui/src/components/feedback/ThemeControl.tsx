import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { media } from '../../tokens/media.ts';
import type { Theme } from '../../tokens/theme.ts';

export interface ThemeControlProps {
  value: Theme;
  onChange: (theme: Theme) => void;
  legend?: string | undefined;
}

/** Chooses System, Light or Dark, effective immediately. In the settings and the profile menu, with `useTheme`. */
export function ThemeControl({ value, onChange, legend = 'Theme' }: ThemeControlProps) {
  const name = useId();
  return (
    <Root>
      <Legend>{legend}</Legend>
      <Options>
        {choices.map(({ theme, label, icon }) => (
          <Option key={theme}>
            <input type="radio" name={name} value={theme} checked={theme === value} onChange={() => onChange(theme)} />
            <Icon icon={icon} />
            {label}
          </Option>
        ))}
      </Options>
    </Root>
  );
}

const choices = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const;

const Root = styled.fieldset`
  display: grid;
  gap: 6px;
`;

const Legend = styled.legend`
  padding-bottom: 6px;
  font-size: var(--text-14);
  font-weight: var(--weight-label);
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  max-width: 400px;
`;

const Option = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-1);
  min-height: 64px;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-media);
  background: var(--surface);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: var(--surface-sunken);
  }
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-surface);
    color: var(--accent-text);
    box-shadow: var(--shadow-chosen);
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
`;
