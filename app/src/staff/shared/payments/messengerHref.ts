/**
 * The address that opens a conversation in Messenger with the owner of a Facebook profile; null
 * when the profile has no name or number.
 *
 * @example messengerHref('https://www.facebook.com/juan.cruz') // 'https://m.me/juan.cruz'
 */
export function messengerHref(profile: string): string | null {
  const url = URL.parse(profile);
  const name = url?.searchParams.get('id') ?? url?.pathname.split('/').find((part) => part !== '') ?? '';
  return /^[\w.-]+$/.test(name) && !['profile.php', 'share', 'people'].includes(name) ? `https://m.me/${name}` : null;
}
