const EMBED = 'https://www.youtube-nocookie.com/embed/';
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const ID = /^[\w-]{11}$/;

const idOf = (link: URL): string | null => {
  const [first = '', second = ''] = link.pathname.split('/').filter((segment) => segment !== '');
  if (link.hostname === 'youtu.be' || link.hostname === 'www.youtu.be') return first;
  if (!HOSTS.has(link.hostname)) return null;
  if (first === 'watch') return link.searchParams.get('v');
  return ['embed', 'v', 'shorts'].includes(first) ? second : null;
};

/**
 * The address under which a video link is embedded, or null when the link is no video that is recognized: YouTube watch, short
 * (youtu.be), embed, v and shorts links. The player is the one without cookies.
 *
 * @example videoEmbedUrl('https://youtu.be/dQw4w9WgXcQ') // 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
 * Specification 2 §5.
 */
export function videoEmbedUrl(link: string): string | null {
  if (typeof link !== 'string') return null;
  const text = link.trim();
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
    const id = url.protocol === 'https:' || url.protocol === 'http:' ? idOf(url) : null;
    return id !== null && ID.test(id) ? EMBED + id : null;
  } catch {
    return null;
  }
}
