/**
 * How long a browser keeps a file that it was given. What is private is asked for anew each time; what is not, a cover or a picture of a person,
 * is kept for good: a new one has a new id. Never by a cache between. Anything but a clear "not private" is private.
 *
 * @example fileCaching({ isPrivate: false }) // 'private, max-age=31536000, immutable'
 * Interface contract, `/api/uploads/{id}`.
 */
export const fileCaching = ({ isPrivate }: { readonly isPrivate: boolean | undefined }): string =>
  isPrivate === false ? 'private, max-age=31536000, immutable' : 'private, no-store';
