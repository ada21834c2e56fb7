import { buffer } from 'node:stream/consumers';
import { truncate } from '@atlas/domain/lists';
import { PRODUCT_NAME } from '@atlas/domain/navigation';
import sharp from 'sharp';
import { UserError } from '../errors.ts';
import { findSharedWords } from '../modules/pages/landingRepo.ts';
import { NotStored } from '../storage/failures.ts';
import type { Exchange } from './auth.ts';
import { escapeHtml } from './escapeHtml.ts';
import { sendJson } from './respond.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
/** The longest title that fits in large letters. */
const MAX_TITLE = 90;

/** Night sea with the sails and the sun of the logo. */
const BACKGROUND =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="sea" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0B6E69"/><stop offset="1" stop-color="#10262B"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sea)"/>
<g transform="translate(850 130) scale(12)" opacity=".3"><path fill="#4FD1C1" d="M15 4.2c.2-.7 1-.5 1 .2v16.2c0 .5-.4.9-.9.9H6.4c-.8 0-1.1-.7-.7-1.3C9.6 15 13 10 15 4.2Z"/><path fill="#4FD1C1" opacity=".7" d="M18 9.3c0-.7.7-1 1.1-.4 3 4 5.3 7.3 6.9 11.3.3.7-.1 1.3-.8 1.3h-6.3a.9.9 0 0 1-.9-.9Z"/></g>
<circle cx="1060" cy="150" r="46" fill="#FFB224"/>
<path fill="#0C1416" opacity=".4" d="M0 560q150-34 300 0t300 0 300 0 300 0v70H0Z"/>
</svg>`);

const fontFile = (name: string) => new URL(`../pdf/fonts/jakarta-${name}.ttf`, import.meta.url).pathname;

/** A text as a picture. Its box is as wide as the margins allow. */
const words = (text: string, { size, color, font }: { size: number; color: string; font: 'bold' | 'regular' }) =>
  sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `Plus Jakarta Sans ${size}`,
      fontfile: fontFile(font),
      width: WIDTH - 2 * MARGIN - 120,
      // A word that is wider than the picture is broken.
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
      spacing: 6,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Draws the picture of a shared link from its title, 1200 × 630. */
async function drawSharePicture(title: string): Promise<Buffer> {
  const short = truncate(title, MAX_TITLE);
  const name = await words(PRODUCT_NAME, { size: 34, color: '#FFB224', font: 'bold' });
  const large = await words(short, { size: short.length > 50 ? 62 : 76, color: '#FFFFFF', font: 'bold' });
  return sharp(BACKGROUND)
    .composite([
      { input: name.data, left: MARGIN, top: MARGIN },
      { input: large.data, left: MARGIN, top: Math.max(MARGIN + 90, Math.round((HEIGHT - large.info.height) / 2)) },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * Handles `GET /api/share-pictures/{version}.png`: the picture of a shared link to a landing page
 * for which none was uploaded. It is drawn on its first request, and stored.
 */
export async function handleSharePicture({ app, req, res, visitor }: Exchange, versionId: number): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
  const title = await findSharedWords(app.database.db, versionId);
  if (title === null) throw new UserError('NOT_FOUND', 'There is nothing at this address.');
  const key = `share-pictures/${versionId}`;
  const draw = async (error: unknown) => {
    if (!(error instanceof NotStored)) throw error;
    app.budgets.take({ anySession: null, visitor }, 'export');
    const drawn = await drawSharePicture(title);
    await app.storage.put(key, drawn);
    return drawn;
  };
  const picture: Buffer = await app.storage.read(key).then(buffer).catch(draw);
  res.writeHead(200, {
    'content-type': 'image/png',
    'content-length': picture.byteLength,
    // A version never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    // Services that show links load it from elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
  });
  res.end(req.method === 'HEAD' ? undefined : picture);
}
