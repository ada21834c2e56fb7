const WORDS = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** The key as it is. Throws for one that is none of ours: it could point outside of the storage, or mean the same as another one. */
export function checkedKey(key: string): string {
  if (!WORDS.test(key)) throw new Error(`This is no key of the storage: ${key}`);
  return key;
}
