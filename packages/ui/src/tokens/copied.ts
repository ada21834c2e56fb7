/**
 * Copies a text from a page about tokens or icons.
 *
 * @returns a message for the reader; with the text where the browser refuses
 */
export async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `Copied ${text}`;
  } catch {
    return `Select and copy: ${text}`;
  }
}
