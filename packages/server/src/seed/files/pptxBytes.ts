import { zipBytes } from './zipBytes.ts';

const MAIN = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml';
const SPACES = `xmlns:a="${DRAWING}" xmlns:r="${LINKS}" xmlns:p="${MAIN}"`;
const EMPTY_TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** A slide: its title, and its points. */
export interface Slide {
  title: string;
  points: readonly string[];
}

/**
 * A presentation for PowerPoint, Impress and Google Slides: black text on white, one title with
 * points per slide.
 */
export function pptxBytes(slides: readonly Slide[]): Uint8Array {
  const parts = new Map<string, string>([
    ['[Content_Types].xml', contentTypes(slides.length)],
    ['_rels/.rels', relations([['officeDocument', 'ppt/presentation.xml']])],
    ['ppt/presentation.xml', presentation(slides.length)],
    [
      'ppt/_rels/presentation.xml.rels',
      relations([
        ['slideMaster', 'slideMasters/slideMaster1.xml'],
        ...slides.map((_slide, index) => ['slide', `slides/slide${index + 1}.xml`] as const),
      ]),
    ],
    ['ppt/slideMasters/slideMaster1.xml', MASTER],
    [
      'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      relations([
        ['slideLayout', '../slideLayouts/slideLayout1.xml'],
        ['theme', '../theme/theme1.xml'],
      ]),
    ],
    ['ppt/slideLayouts/slideLayout1.xml', LAYOUT],
    ['ppt/slideLayouts/_rels/slideLayout1.xml.rels', relations([['slideMaster', '../slideMasters/slideMaster1.xml']])],
    ['ppt/theme/theme1.xml', THEME],
  ]);
  for (const [index, slide] of slides.entries()) {
    parts.set(`ppt/slides/slide${index + 1}.xml`, slideXml(slide));
    parts.set(`ppt/slides/_rels/slide${index + 1}.xml.rels`, relations([['slideLayout', '../slideLayouts/slideLayout1.xml']]));
  }
  return zipBytes(
    [...parts].map(([name, xml]) => ({ name, bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`) })),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${LINKS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function contentTypes(slides: number): string {
  const parts: [string, string][] = [
    ['/ppt/presentation.xml', `${TYPE}.presentation.main+xml`],
    ['/ppt/slideMasters/slideMaster1.xml', `${TYPE}.slideMaster+xml`],
    ['/ppt/slideLayouts/slideLayout1.xml', `${TYPE}.slideLayout+xml`],
    ['/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ...Array.from({ length: slides }, (_none, index): [string, string] => [`/ppt/slides/slide${index + 1}.xml`, `${TYPE}.slide+xml`]),
  ];
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`).join('');
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`;
}

const presentation = (slides: number): string => {
  const ids = Array.from({ length: slides }, (_none, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`).join('');
  return `<p:presentation ${SPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;
};

const box = (id: number, top: number, height: number, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="838200" y="${top}"/><a:ext cx="10515600" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;

const paragraph = (text: string, size: number, bold: boolean): string =>
  `<a:p><a:r><a:rPr lang="en-PH" sz="${size}" b="${bold ? 1 : 0}"/><a:t>${escaped(text)}</a:t></a:r></a:p>`;

const slideXml = ({ title, points }: Slide): string =>
  `<p:sld ${SPACES}><p:cSld><p:spTree>${EMPTY_TREE}${box(2, 609600, 1143000, paragraph(title, 4000, true))}${box(
    3,
    1905000,
    4267200,
    points.map((point) => paragraph(`•  ${point}`, 2400, false)).join('') || '<a:p/>',
  )}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;

const MASTER = `<p:sldMaster ${SPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${EMPTY_TREE}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`;

const LAYOUT = `<p:sldLayout ${SPACES} type="blank"><p:cSld name="Blank"><p:spTree>${EMPTY_TREE}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

const COLORS = {
  dk1: '1F2937',
  lt1: 'FFFFFF',
  dk2: '374151',
  lt2: 'F3F4F6',
  accent1: '0F766E',
  accent2: 'B45309',
  accent3: '1D4ED8',
  accent4: '7C3AED',
  accent5: 'BE123C',
  accent6: '15803D',
  hlink: '1D4ED8',
  folHlink: '7C3AED',
};
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const LINE = `<a:ln w="9525">${FILL}</a:ln>`;
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const FONT = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
const THEME = `<a:theme xmlns:a="${DRAWING}" name="Plain"><a:themeElements><a:clrScheme name="Plain">${Object.entries(COLORS)
  .map(([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`)
  .join(
    '',
  )}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${FONT}</a:majorFont><a:minorFont>${FONT}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${LINE.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${EFFECT.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
