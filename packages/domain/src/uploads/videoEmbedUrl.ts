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
/** Words as long as an id: they embed a playlist, or the current live stream of a channel. */
const NO_VIDEOS = new Set(['videoseries', 'live_stream']);
const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

const idOf = (link: URL): string | null => {
  const [first = '', second = ''] = link.pathname.split('/').filter((segment) => segment !== '');
  if (link.hostname === 'youtu.be' || link.hostname === 'www.youtu.be') return first;
  if (!HOSTS.has(link.hostname)) return null;
  if (first === 'watch') return link.searchParams.get('v');
  return ['embed', 'v', 'shorts', 'live'].includes(first) ? second : null;
};

/**
 * The seconds at which a link starts its video, in the query or after the #: t=90, t=1m30s,
 * start=90.
 */
function startOf({ searchParams, hash }: URL): number {
  const behind = new URLSearchParams(hash.slice(1));
  const text = searchParams.get('t') ?? searchParams.get('start') ?? searchParams.get('time_continue') ?? behind.get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Parses an address whose scheme may be missing; null for an invalid one. */
function readLink(link: string): URL | null {
  const text = typeof link === 'string' ? link.trim() : '';
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/**
 * The embed address of a video link, or null when it is not recognized. Supports YouTube watch,
 * short (youtu.be), embed, v, shorts and live links. The player is the one without cookies, and
 * starts where the link starts.
 *
 * @example videoEmbedUrl('https://youtu.be/dQw4w9WgXcQ?t=90')
 * // 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90'
 * @spec 2 §5; live links are a product decision
 */
export function videoEmbedUrl(link: string): string | null {
  const url = readLink(link);
  const id = url === null ? null : idOf(url);
  if (url === null || id === null || !ID.test(id) || NO_VIDEOS.has(id)) return null;
  const start = startOf(url);
  return EMBED + id + (start === 0 ? '' : `?start=${start}`);
}

/**
 * The page of a video link on YouTube, where it opens when the player cannot be shown; null when
 * `videoEmbedUrl` does not recognize the link. It starts where the link starts. A product decision.
 *
 * @example videoPageUrl('https://youtu.be/dQw4w9WgXcQ?t=90')
 * // 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90'
 */
export function videoPageUrl(link: string): string | null {
  const url = readLink(link);
  if (url === null || videoEmbedUrl(link) === null) return null;
  const start = startOf(url);
  return `https://www.youtube.com/watch?v=${idOf(url) ?? ''}${start === 0 ? '' : `&t=${start}`}`;
}

/**
 * Whether a link opens a YouTube playlist rather than one of its videos. The player does not
 * support playlists. A product decision.
 *
 * @example isPlaylist('https://www.youtube.com/playlist?list=PL1') // true
 */
export function isPlaylist(link: string): boolean {
  const url = readLink(link);
  if (url === null || !HOSTS.has(url.hostname) || videoEmbedUrl(link) !== null) return false;
  return /^\/(?:playlist|watch|embed\/videoseries)\/?$/.test(url.pathname) && url.searchParams.has('list');
}
