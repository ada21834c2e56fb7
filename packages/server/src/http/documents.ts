import type { Context } from '../commands/context.ts';
import { openDocument } from '../modules/payments/documentCommands.ts';
import { documentPdf } from '../modules/payments/documentPdf.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';

/**
 * Handles `GET /api/documents/{id}.pdf`: an issued document as a PDF, for its person and for staff
 * who read the person's payments. Its policy has no sandbox, in which browsers show no PDF.
 */
export async function handleDocument({ req, res }: Exchange, context: Context, id: number): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendJson(res, 405, { error: 'Use GET.' }, { allow: 'GET, HEAD' });
  const document = await openDocument(context, id);
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${document.label}.pdf"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
  if (req.method === 'HEAD') return void res.writeHead(200, headers).end();
  context.app.budgets.take(context, 'export');
  const bytes = await documentPdf(document);
  res.writeHead(200, { ...headers, 'content-length': bytes.byteLength }).end(bytes);
}
