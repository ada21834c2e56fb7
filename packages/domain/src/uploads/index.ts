export { FILE_EXTENSIONS, type FileCategory, fileCategory } from './file-category.ts';
export { fileSizeText } from './file-size-text.ts';
export { isEmbedAllowed } from './is-embed-allowed.ts';
export { RESOURCE_KINDS, type ResourceKind, resourceKind } from './resource-kind.ts';
export {
  FILE_EMPTY,
  FILE_NOT_ALLOWED,
  FILE_TOO_LARGE,
  LARGE_FILE,
  LARGE_FILE_BYTES,
  MOST_FILE_BYTES,
  RESTRICTED_EXTENSIONS,
  uploadProblem,
} from './upload-problem.ts';
export { videoEmbedUrl } from './video-embed-url.ts';
