/** The name of a word in a request. */
export type EnumName<Word extends string> = Word extends `${infer Start}${'-' | ' '}${infer Rest}`
  ? EnumName<`${Start}_${Rest}`>
  : Uppercase<Word>;

/**
 * The name of a word in requests, which allow only capitals, digits and underscores.
 *
 * @example enumName('info-logs') // 'INFO_LOGS'
 */
export const enumName = <Word extends string>(word: Word): EnumName<Word> =>
  word.replaceAll(/[^A-Za-z0-9]+/g, '_').toUpperCase() as EnumName<Word>;

/**
 * The word for a name in a request; null for an unknown name, which a later version may send.
 *
 * @example enumWord(['waiting', 'sent'], 'SENT') // 'sent'
 */
export const enumWord = <Word extends string>(words: readonly Word[], name: string): Word | null =>
  words.find((word) => enumName(word) === name) ?? null;
