import { crawlRules } from '@atlas/domain/sharing';
import type { Exchange } from './auth.ts';
import { compressed } from './compressed.ts';

/** One hour, because these files rarely change. */
export const FOR_CRAWLERS = 'public, max-age=3600';

/** Handles `GET /robots.txt`: the paths that crawlers can skip, and the address of the sitemap. */
export function handleRobots({ app, req, res }: Exchange): void {
  const { allow, disallow } = crawlRules();
  const lines = [
    'User-agent: *',
    ...allow.map((path) => `Allow: ${path}`),
    ...disallow.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${app.settings.publicUrl}/sitemap.xml`,
    '',
  ];
  const { body, headers } = compressed(req, lines.join('\n'));
  res.writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': FOR_CRAWLERS, vary: 'accept-encoding' });
  res.end(req.method === 'HEAD' ? undefined : body);
}
