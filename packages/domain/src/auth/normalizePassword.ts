/**
 * Normalizes a password before it is checked, hashed or compared, however the keyboard composes its
 * letters. The form is NFC with every non-ASCII space as a plain one. This is the OpaqueString
 * profile of RFC 8265, one of the two forms in NIST SP 800-63B. The other, NFKC, would make
 * different characters equal (`①` and `1`) and a password easier to guess.
 *
 * @param typed the password as received; nothing is trimmed
 * @example normalizePassword('Sen\u0303orita') // 'Se\u00F1orita'
 */
export const normalizePassword = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

/**
 * The spellings under which a password may have been hashed: the normalized one first, then those
 * of hashes from before passwords were normalized. Plain ASCII has one spelling.
 *
 * @example passwordSpellings('Bahay-kubo1') // ['Bahay-kubo1']
 */
export const passwordSpellings = (typed: string): string[] => [
  ...new Set([normalizePassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')]),
];
