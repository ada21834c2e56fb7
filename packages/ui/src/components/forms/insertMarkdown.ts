import { editMarkdown, type MarkdownFormat } from './editMarkdown.ts';

/** Applies a format at the selection of a text area, as if it had been typed: the browser's undo reverts it. */
export function insertMarkdown(area: HTMLTextAreaElement, format: MarkdownFormat): void {
  const { value: text, selectionStart: start, selectionEnd: end } = area;
  const { from, to, insert, select } = editMarkdown(format, { text, start, end });
  area.focus();
  area.setSelectionRange(from, to);
  if (!typed(insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }));
  }
  area.setSelectionRange(select[0], select[1]);
}

/** Types a text over the selection. Of all ways to change a field, only this one is in the browser's undo history. */
function typed(text: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
