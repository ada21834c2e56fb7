import type { DemoFile } from '../../modules/courses/demo/types.ts';
import { csvText } from './csvText.ts';
import { pdfBytes } from './pdfBytes.ts';

/** The bytes of a demo file and their type. The same file always gives the same bytes. */
export function demoFileBytes(file: DemoFile): { bytes: Uint8Array; mediaType: string } {
  const utf8 = new TextEncoder();
  switch (file.kind) {
    case 'pdf':
      return { bytes: pdfBytes(file.lines), mediaType: 'application/pdf' };
    case 'csv':
      return { bytes: utf8.encode(csvText(file.lines.map((line) => line.split(' | ')))), mediaType: 'text/csv' };
    case 'txt':
      return { bytes: utf8.encode(`${file.lines.join('\n')}\n`), mediaType: 'text/plain' };
  }
}
