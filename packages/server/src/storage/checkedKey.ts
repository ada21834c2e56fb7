const WORDS = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/**
 * Checks a key and returns it.
 *
 * @throws for a key not of our format, which could point outside of the storage, or be a second
 * name of another key
 */
export function checkedKey(key: string): string {
  if (!WORDS.test(key)) throw new Error(`This is not a valid storage key: ${key}`);
  return key;
}
