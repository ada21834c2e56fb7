const SHORT: Readonly<Record<string, string>> = { id: 'ID', ids: 'IDs', ip: 'IP', otp: 'OTP', url: 'URL', xp: 'XP' };

/**
 * The display form of the name of a field, an action or a kind of record.
 *
 * @example inWords('setStagePeople') // 'Set stage people'
 * @example inWords('authorId') // 'Author ID'
 * @example inWords('workshop-is-live') // 'Workshop is live'
 */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const text = words.map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
