/** The parts of a MarkdownField that are loaded after it, in one request. */
export { MarkdownPreview } from './MarkdownPreview.tsx';
export { applyShortcut, MarkdownToolbar } from './MarkdownToolbar.tsx';
