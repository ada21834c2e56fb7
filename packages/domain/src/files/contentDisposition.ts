import { fileName } from './fileName.ts';

/** Characters that RFC 5987 does not allow in a value and that `encodeURIComponent` leaves as they are. */
const NOT_ENCODED = /['()*]/g;

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** A name in ASCII for clients that do not know the encoded one: letters without their accents, `_` for all else. */
const asciiOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ !#$&+\-.0-9=@A-Z^_`a-z{}~]/gu, '_');

/**
 * The value of the header `Content-Disposition` for a file: how it is shown, and its name for a download. RFC 6266 and 5987.
 *
 * @param name any name; it is made safe by `fileName`
 * @example contentDisposition('attachment', 'Año 1.pdf') // attachment; filename="Ano 1.pdf"; filename*=UTF-8''A%C3%B1o%201.pdf
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const safe = fileName(name);
  return `${kind}; filename="${asciiOf(safe)}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll(NOT_ENCODED, percent)}`;
}
