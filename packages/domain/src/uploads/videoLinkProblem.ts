import { formMessage } from '../forms/genericMessages.ts';
import { isPlaylist, videoEmbedUrl } from './videoEmbedUrl.ts';

export const LINK_IS_PLAYLIST = 'This is a playlist. Paste the link of one of its videos.';

/**
 * Explains why a link cannot be the video of a lesson or an introduction, or returns null.
 *
 * @param label the label of the field
 * @example videoLinkProblem('Video link', 'https://www.youtube.com/playlist?list=PL1')
 * // 'This is a playlist. Paste the link of one of its videos.'
 * @spec 2 §5; the message is a product decision
 */
export function videoLinkProblem(label: string, link: string): string | null {
  if (videoEmbedUrl(link) !== null) return null;
  return isPlaylist(link) ? LINK_IS_PLAYLIST : formMessage(label, 'validate');
}
