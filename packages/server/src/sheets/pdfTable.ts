import { readFile } from 'node:fs/promises';
import type { StatementRow } from '@atlas/domain/statements';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { pdfLayout, type PdfText } from './pdfLayout.ts';
import { damaged, StatementFileError, tooLarge } from './statementFileError.ts';

const MAX_PAGES = 2000;

/** The code of a password error when no password was given; else it is wrong. */
const NEEDS_PASSWORD = 1;

/** The error of a document that does not open. */
function openingError(error: unknown): StatementFileError {
  const { name, code } = error as { name?: string; code?: number };
  if (name !== 'PasswordException') return damaged(error);
  return code === NEEDS_PASSWORD
    ? new StatementFileError('password', 'This PDF has a password. Enter the password of the statement.')
    : new StatementFileError('wrong-password', 'The password does not open this PDF.');
}

async function pageTexts(document: PDFDocumentProxy, number: number): Promise<PdfText[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height || 1 }];
  });
  page.cleanup();
  return texts;
}

/**
 * Reads the rows of a PDF statement page by page, by the positions of its texts.
 *
 * @param password of the document, for one that needs it
 * @throws StatementFileError for a missing or wrong password, a damaged file, and one without texts
 */
export async function* pdfTable(path: string, password?: string): AsyncGenerator<StatementRow> {
  // The library takes a second to load, and few statements are PDFs.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    ...(password !== undefined && { password }),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw openingError(error);
    });
    if (document.numPages > MAX_PAGES) throw tooLarge();
    const arrange = pdfLayout();
    let row = 0;
    for (let number = 1; number <= document.numPages; number++) {
      for (const cells of arrange(await pageTexts(document, number))) yield { row: (row += 1), cells };
    }
    if (row === 0) throw new StatementFileError('unreadable', 'This PDF contains pictures without text. Download the statement as a file.');
  } catch (error) {
    throw error instanceof StatementFileError ? error : damaged(error);
  } finally {
    await task.destroy();
  }
}
