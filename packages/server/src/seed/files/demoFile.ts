import type { DemoFile } from './fileToMake.ts';
import { csvText } from './csvText.ts';
import { pdfBytes } from './pdfBytes.ts';
import { pngBytes } from './pngBytes.ts';
import { pptxBytes, type Slide } from './pptxBytes.ts';
import { quietMp3 } from './quietMp3.ts';
import { zipBytes } from './zipBytes.ts';

const utf8 = new TextEncoder();

/** The bytes of a demo file and their media type. The same file always has the same bytes. */
export function demoFileBytes(file: DemoFile): { bytes: Uint8Array; mediaType: string } {
  switch (file.kind) {
    case 'pdf':
      return { bytes: pdfBytes(file.lines), mediaType: 'application/pdf' };
    case 'csv':
      return { bytes: utf8.encode(csvText(file.lines.map((line) => line.split(' | ')))), mediaType: 'text/csv' };
    case 'txt':
      return { bytes: utf8.encode(`${file.lines.join('\n')}\n`), mediaType: 'text/plain' };
    case 'png':
      return { bytes: pngBytes(file.lines), mediaType: 'image/png' };
    case 'mp3':
      return { bytes: quietMp3(Number(file.lines[0])), mediaType: 'audio/mpeg' };
    case 'pptx':
      return {
        bytes: pptxBytes(slidesIn(file.lines)),
        mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      };
    case 'zip':
      return { bytes: zipBytes(textsIn(file.lines)), mediaType: 'application/zip' };
  }
}

/**
 * Groups lines under headings. Lines that begin with the mark are headings; the lines after each
 * belong to it.
 */
function sections(lines: readonly string[], mark: string): { title: string; lines: string[] }[] {
  const found: { title: string; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(mark)) found.push({ title: line.slice(mark.length), lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}

const slidesIn = (lines: readonly string[]): Slide[] => sections(lines, '# ').map(({ title, lines: points }) => ({ title, points }));

const textsIn = (lines: readonly string[]) =>
  sections(lines, '== ').map(({ title, lines: texts }) => ({ name: title, bytes: utf8.encode(`${texts.join('\n')}\n`) }));
