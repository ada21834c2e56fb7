import Bowser from 'bowser';

const UNKNOWN = 'An unknown browser';
/** Facebook's own browser names itself in no other way. */
const IN_FACEBOOK = /\bFB(?:AN|AV|_IAB)\b/;

/**
 * A browser and its system as people call them.
 *
 * @example deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/130.0.0.0 Safari/537.36') // 'Chrome on Windows'
 */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const name = IN_FACEBOOK.test(userAgent) ? 'Facebook' : browser.name;
  if (!name) return UNKNOWN;
  return os.name ? `${name} on ${os.name}` : name;
}
