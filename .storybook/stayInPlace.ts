/** Returns true for a story in a frame of a documentation page. */
export function isInDocs(): boolean {
  try {
    // The manager, which frames every story, has no such element.
    return window.parent !== window && window.parent.document.getElementById('storybook-docs') !== null;
  } catch {
    // Storybook itself may be in a frame of another site.
    return false;
  }
}

/**
 * Runs an action that may scroll, and returns the documentation page around it to where it was. A
 * frame that scrolls something into view also scrolls the pages around it.
 */
function inPlace<Result>(docs: Window, action: () => Result): Result {
  const { scrollX, scrollY } = docs;
  const result = action();
  if (docs.scrollX !== scrollX || docs.scrollY !== scrollY) docs.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return result;
}

/**
 * Keeps a documentation page at its top while its stories render: a field that takes the focus, a
 * play function or a dialog would scroll to their story. Ends for good once the reader uses the page.
 */
export function keepDocsInPlace(): void {
  const docs = isInDocs() ? window.parent : window;
  let isUsed = false;
  const use = (event: Event) => {
    // Play functions send events, too.
    if (event.isTrusted) isUsed = true;
  };
  for (const page of new Set([docs, window]))
    for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
      page.addEventListener(type, use, { capture: true, passive: true });

  const isStory = (element: Element) => !isUsed && (docs !== window || element.closest('.docs-story') !== null);
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    return isStory(this) ? inPlace(docs, () => focus.call(this, { ...options, preventScroll: true })) : focus.call(this, options);
  };
  Element.prototype.scrollIntoView = function (options) {
    return isStory(this) ? inPlace(docs, () => scrollIntoView.call(this, options)) : scrollIntoView.call(this, options);
  };
  HTMLDialogElement.prototype.showModal = function () {
    return isStory(this) ? inPlace(docs, () => showModal.call(this)) : showModal.call(this);
  };
}
