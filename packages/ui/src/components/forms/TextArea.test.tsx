import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

const show = (props: Partial<Parameters<typeof TextArea>[0]> = {}) => {
  const onChange = vi.fn();
  render(<TextArea name="story" label="Your story" value="" onChange={onChange} {...props} />);
  return { onChange, box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your story' }) };
};
const description = (box: HTMLElement) =>
  box
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('reports what is typed', () => {
  const { box, onChange } = show();
  fireEvent.input(box, { target: { value: 'Two\nlines' } });
  expect(onChange).toHaveBeenCalledWith('Two\nlines');
});

test('grows with its text through a hidden copy of the same text', () => {
  const { box } = show({ value: 'Two\nlines' });
  expect(box.parentElement?.dataset['text']).toBe('Two\nlines');
});

test('the limit and the hint describe the field', () => {
  const { box } = show({ maxLength: 150, hint: 'Seen by your coach', value: 'abc' });
  expect(description(box)).toEqual(['Seen by your coach', 'At most 150 characters']);
  expect(screen.getByText('3 of 150')).toBeDefined();
});

test.each([
  [134, '', '134 of 150'],
  [135, 'Less than 16 characters left', '135 of 150'],
  [150, 'Less than 16 characters left', '150 of 150'],
  [152, '2 characters too many', '2 too many'],
])('at %d of 150 characters announces %j and shows %j', (length, said, shown) => {
  const { box } = show({ maxLength: 150, value: 'a'.repeat(length) });
  expect(screen.getByRole('status').textContent).toBe(said);
  expect(screen.getByText(shown)).toBeDefined();
  // Long text is never truncated silently.
  expect(box.value).toHaveLength(length);
  expect(box.hasAttribute('maxlength')).toBe(false);
});

test('formats thousands with separators', () => {
  const { box } = show({ maxLength: 20_000, value: 'a'.repeat(1234) });
  expect(description(box)).toContain('At most 20,000 characters');
  expect(screen.getByText('1,234 of 20,000')).toBeDefined();
});
