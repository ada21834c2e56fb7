export { embedSources } from './embedHosts.ts';
export { FILE_EXTENSIONS, type FileCategory, fileCategory } from './fileCategory.ts';
export {
  COVER_HINT,
  fileKindProblem,
  fileSizeHint,
  MAX_PICTURE_BYTES,
  NO_PICTURE,
  PICTURE_HINT,
  PICTURE_TYPES,
  QR_HINT,
} from './fileKind.ts';
export { contentProblem, FILE_NOT_AS_NAMED } from './contentProblem.ts';
export { fileSizeText } from './fileSizeText.ts';
export { fileTitle } from './fileTitle.ts';
export { isEmbedAllowed } from './isEmbedAllowed.ts';
export { MAX_JPEG_PIXELS, MAX_PIXELS, type PictureHeader, pictureProblem } from './pictureProblem.ts';
export { RESOURCE_KINDS, type ResourceKind, resourceKind } from './resourceKind.ts';
export { safeSvg } from './safeSvg.ts';
export {
  FILE_EMPTY,
  FILE_NOT_ALLOWED,
  FILE_TOO_LARGE,
  LARGE_FILE,
  LARGE_FILE_BYTES,
  MAX_SVG_BYTES,
  MAX_FILE_BYTES,
  RESTRICTED_EXTENSIONS,
  uploadProblem,
} from './uploadProblem.ts';
export { MAX_UNFINISHED_UPLOADS, UPLOAD_HOURS, uploadsExpired } from './uploadExpiry.ts';
export { videoEmbedUrl, videoPageUrl } from './videoEmbedUrl.ts';
export { LINK_IS_PLAYLIST, videoLinkProblem } from './videoLinkProblem.ts';
export { xmlRoot } from './xmlTokens.ts';
