/** Marks the checkbox from which the focus moved to the actions. */
const LEFT = 'data-left';

const listAround = (element: Element): Element | null => element.closest('[data-list]');

/**
 * Moves the focus from a row's checkbox to the first action of the SelectionBar.
 *
 * @returns whether the bar has an action
 */
export function focusActions(checkbox: HTMLElement): boolean {
  const list = listAround(checkbox);
  const action = list?.querySelector<HTMLElement>('[data-selection-actions] :is(button, a)');
  if (!list || !action) return false;
  list.querySelector(`[${LEFT}]`)?.removeAttribute(LEFT);
  checkbox.setAttribute(LEFT, '');
  action.focus();
  return true;
}

/** Moves the focus back to the checkbox it came from, or else to the first selected one. */
export function focusSelected(bar: Element): void {
  const list = listAround(bar);
  const target = list?.querySelector<HTMLElement>(`[${LEFT}]`) ?? list?.querySelector<HTMLElement>('tbody input:checked');
  target?.focus();
}
