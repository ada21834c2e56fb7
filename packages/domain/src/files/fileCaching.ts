/**
 * The `Cache-Control` header of a file. Private files are requested again each time. Public ones,
 * such as covers and pictures of people, are cached permanently, because a new picture has a new
 * id. Shared caches never store either. Anything but an explicit false is private. Interface
 * contract, `/api/uploads/{id}`. Interface contract, `/api/uploads/{id}`.
 *
 * @example fileCaching({ isPrivate: false }) // 'private, max-age=31536000, immutable'
 */
export const fileCaching = ({ isPrivate }: { readonly isPrivate: boolean | undefined }): string =>
  isPrivate === false ? 'private, max-age=31536000, immutable' : 'private, no-store';
