import { fileName } from './fileName.ts';

/**
 * Characters that RFC 5987 does not allow in a value and that `encodeURIComponent` leaves
 * unencoded.
 */
const NOT_ENCODED = /['()*]/g;

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * An ASCII name for clients that do not support the encoded one: letters without accents, and `_`
 * for all other characters.
 */
const asciiOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ !#$&+\-.0-9=@A-Z^_`a-z{}~]/gu, '_');

/**
 * The `Content-Disposition` header of a file: inline or attachment, and its name for a download.
 * See RFC 6266 and 5987.
 *
 * @param name any name; `fileName` makes it safe
 * @example contentDisposition('attachment', 'Año 1.pdf')
 * // `attachment; filename="Ano 1.pdf"; filename*=UTF-8''A%C3%B1o%201.pdf`
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const safe = fileName(name);
  return `${kind}; filename="${asciiOf(safe)}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll(NOT_ENCODED, percent)}`;
}
