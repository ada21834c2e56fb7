export { FILE_EXTENSIONS, type FileCategory, fileCategory } from './file-category.ts';
export { fileSizeText } from './file-size-text.ts';
export { isEmbedAllowed } from './is-embed-allowed.ts';
export { videoEmbedUrl } from './video-embed-url.ts';
export { isShownInline } from './is-shown-inline.ts';
