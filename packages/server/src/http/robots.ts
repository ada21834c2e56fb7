import { crawlRules } from '@atlas/domain/sharing';
import type { Exchange } from './auth.ts';
import { compressed } from './compressed.ts';

/** An hour: what crawlers are told rarely changes. */
export const FOR_CRAWLERS = 'public, max-age=3600';

/** `GET /robots.txt`: what crawlers need not ask for, and where they find what they may list. */
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
