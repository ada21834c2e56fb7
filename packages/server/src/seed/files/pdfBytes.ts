import { latinText, textWidth, wrapText } from './pdfText.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 64 } as const;
const BOX = 20;

/** Styles of lines by their prefix. The first match applies. */
const STYLES = [
  { opens: '# ', size: 20, leading: 26, before: 0, after: 12, weight: 'bold', box: false },
  { opens: '## ', size: 13, leading: 18, before: 12, after: 4, weight: 'bold', box: false },
  { opens: '[ ] ', size: 11, leading: 16, before: 0, after: 5, weight: 'regular', box: true },
  { opens: '', size: 11, leading: 16, before: 0, after: 5, weight: 'regular', box: false },
] as const;

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');

const textAt = (x: number, y: number, text: string, size: number, font: 'F1' | 'F2') =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm (${escaped(text)}) Tj ET`;

/** The drawing commands of every page, from top to bottom. */
function laidOut(lines: readonly string[]): string[] {
  const pages: string[][] = [[]];
  let y: number = PAGE.height - PAGE.margin;
  for (const line of lines) {
    const style = STYLES.find(({ opens }) => line.startsWith(opens)) ?? STYLES[3];
    const left = PAGE.margin + (style.box ? BOX : 0);
    const wrapped = wrapText(latinText(line.slice(style.opens.length)), PAGE.width - PAGE.margin - left, style.size, style.weight);
    // A heading stays with the first lines under it.
    const needed = style.before + style.leading * wrapped.length + (style.weight === 'bold' ? 40 : 0);
    if (y - needed < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin;
    } else if (y < PAGE.height - PAGE.margin) y -= style.before;
    for (const [index, text] of wrapped.entries()) {
      y -= style.leading;
      if (style.box && index === 0) pages.at(-1)?.push(`0.8 w ${PAGE.margin} ${(y - 1).toFixed(2)} 9.5 9.5 re S`);
      if (text !== '') pages.at(-1)?.push(textAt(left, y, text, style.size, style.weight === 'bold' ? 'F2' : 'F1'));
    }
    y -= style.after;
  }
  return pages.map((page, index) => {
    const footer = `Page ${index + 1} of ${pages.length}`;
    return [...page, textAt(PAGE.width - PAGE.margin - textWidth(footer, 9, 'regular'), 36, footer, 9, 'F1')].join('\n');
  });
}

/**
 * A text-only PDF in A4 and Helvetica, which every PDF reader has. Lines have the prefixes of
 * DemoFile. The content does not depend on the clock, so the same lines always have the same bytes.
 */
export function pdfBytes(lines: readonly string[]): Uint8Array {
  const pages = laidOut(lines);
  const title = latinText((lines.find((line) => line !== '') ?? '').replace(/^#+ /, ''));
  const pageIds = pages.map((_, index) => 6 + index * 2);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-PH) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    // The document title has a different encoding from the pages, so it is limited to ASCII.
    `<< /Title (${escaped(title.replaceAll('\u0092', "'").replaceAll(/[^ -~]/g, '-'))}) /Producer (Atlas) >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  // The second line has four non-ASCII bytes, by which programs detect a binary file.
  let out = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const at = out.length;
    out += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const startXref = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  out += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${startXref}\n%%EOF\n`;
  // Every character is below 256, so each is one byte.
  return Uint8Array.from(out, (char) => char.charCodeAt(0));
}
