import { openAsBlob } from 'node:fs';
import { MAX_STATEMENT_COLUMNS, type StatementRow } from '@atlas/domain/statements';
import { BlobReader, configure, type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { SaxesParser } from 'saxes';
import { damaged, StatementFileError, tooLarge, unreadable } from './statementFileError.ts';
import { isDateFormat, numberText, serialText } from './xlsxValues.ts';

configure({ useWebWorkers: false });

/** The size limits of a workbook's parts when they are unpacked, in bytes. */
export interface WorkbookLimits {
  /** The limit of each sheet, which is streamed. */
  readonly sheet: number;
  /** The limit of each other part, whose contents are retained. */
  readonly part: number;
}
const LIMITS: WorkbookLimits = { sheet: 512 * 2 ** 20, part: 48 * 2 ** 20 };
const MAX_ENTRIES = 5000;

type Parts = ReadonlyMap<string, FileEntry>;
type Attributes = Readonly<Record<string, string>>;

interface TagHandlers {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Unpacks a part while it is consumed. */
async function* partText(entry: FileEntry, limit: number): AsyncGenerator<string> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const unpacked = entry.getData(writable).then(
    () => null,
    (error: unknown) =>
      writable.abort(error).then(
        () => error,
        () => error,
      ),
  );
  const decoder = new TextDecoder('utf-8');
  let size = 0;
  for await (const chunk of readable) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    yield decoder.decode(chunk, { stream: true });
  }
  const error = await unpacked;
  if (error !== null) throw damaged(error);
  yield decoder.decode();
}

/** Parses a part, and yields after each chunk of it. */
async function* parsed(entry: FileEntry, limit: number, { open, close, text }: TagHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) => open?.(local(name), attributes));
  parser.on('closetag', ({ name }) => close?.(local(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for await (const chunk of partText(entry, limit)) {
    parser.write(chunk);
    yield;
  }
  parser.close();
}

async function parsePart(entry: FileEntry | undefined, limit: number, handlers: TagHandlers): Promise<void> {
  if (!entry) return;
  for await (const _chunk of parsed(entry, limit, handlers));
}

/** The texts that cells share, by their number. The pronunciation of a text is left out. */
async function sharedTexts(parts: Parts, limit: number): Promise<string[]> {
  const texts: string[] = [];
  let [current, isText, isPhonetic] = ['', false, false];
  await parsePart(parts.get('xl/sharedStrings.xml'), limit, {
    open: (name) => {
      if (name === 'si') current = '';
      isPhonetic = name === 'rPh' || (isPhonetic && name !== 'si');
      isText = name === 't';
    },
    text: (text) => void (current += isText && !isPhonetic ? text : ''),
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
}

/** The number format of each style: whether it shows a date, and its code. */
async function cellFormats(parts: Parts, limit: number): Promise<{ readonly isDate: boolean; readonly code: string | undefined }[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isCellStyle = false;
  await parsePart(parts.get('xl/styles.xml'), limit, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) ids.push(Number(attributes['numFmtId'] ?? 0));
    },
    close: (name) => void (isCellStyle = isCellStyle && name !== 'cellXfs'),
  });
  return ids.map((id) => ({ isDate: isDateFormat(id, codes.get(id)), code: codes.get(id) }));
}

/** A sheet of a workbook. */
interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly entry: FileEntry;
}

/** The sheets in their order, and whether days count from 1904. */
async function workbookSheets(parts: Parts, limit: number): Promise<{ sheets: WorkbookSheet[]; is1904: boolean }> {
  const targets = new Map<string, string>();
  const named: { name: string; isHidden: boolean; id: string }[] = [];
  let is1904 = false;
  await parsePart(parts.get('xl/_rels/workbook.xml.rels'), limit, {
    open: (_name, attributes) => void targets.set(attributes['Id'] ?? '', attributes['Target'] ?? ''),
  });
  await parsePart(parts.get('xl/workbook.xml'), limit, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name === 'sheet')
        named.push({ name: attributes['name'] ?? '', isHidden: /hidden/i.test(attributes['state'] ?? ''), id: attributes['r:id'] ?? '' });
    },
  });
  const sheets = named.flatMap(({ id, ...sheet }) => {
    const entry = parts.get((targets.get(id) ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'));
    return entry ? [{ ...sheet, entry }] : [];
  });
  return { sheets, is1904 };
}

/** The position of a column by the letters of a cell's name, from 0; null without a name. */
function columnPlace(name: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(name ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((place, letter) => place * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}

/** The number of a row by its attribute, or the one after the row before. */
const rowNumber = (stated: string | undefined, before: number): number => (/^\d{1,7}$/.test(stated ?? '') ? Number(stated) : before + 1);

interface CellContext {
  readonly shared: readonly string[];
  readonly formats: readonly { readonly isDate: boolean; readonly code: string | undefined }[];
  readonly is1904: boolean;
}

function cellText(text: string, { t: type = 'n', s: style = '0' }: Attributes, { shared, formats, is1904 }: CellContext): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || text.trim() === '') return text;
  const format = formats[Number(style)];
  const number = Number(text);
  return format?.isDate === true && number >= 0 && number < 2_958_466 ? serialText(number, is1904) : numberText(text, format?.code);
}

/**
 * Reads the rows of a sheet as texts. The rows of a later sheet are numbered after the one before.
 *
 * @param onMerged receives the range of each group of merged cells, after the rows
 */
async function* sheetTable(
  entry: FileEntry,
  limit: number,
  before: number,
  context: CellContext,
  onMerged?: (range: string) => void,
): AsyncGenerator<StatementRow> {
  let rows: StatementRow[] = [];
  let [number, cells, attributes, text, isValue, isPhonetic] = [0, [] as string[], {} as Attributes, '', false, false];
  let [formula, isFormula] = ['', false];
  const handlers: TagHandlers = {
    open: (name, found) => {
      if (name === 'row') [number, cells] = [rowNumber(found['r'], number), []];
      if (name === 'c') [attributes, text, formula] = [found, '', ''];
      if (name === 'mergeCell') onMerged?.(found['ref'] ?? '');
      isFormula = name === 'f';
      if (name === 'rPh') isPhonetic = true;
      isValue = (name === 'v' || name === 't') && !isPhonetic;
    },
    text: (part) => {
      text += isValue ? part : '';
      formula += isFormula ? part : '';
    },
    close: (name) => {
      isValue = false;
      isFormula = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c') {
        const place = columnPlace(attributes['r']) ?? cells.length;
        // A formula without its result is text: nothing calculates it.
        const isUncalculated = text === '' && formula !== '';
        if (place < MAX_STATEMENT_COLUMNS) cells[place] = isUncalculated ? `=${formula}` : cellText(text, attributes, context);
      }
      if (name === 'row') rows.push({ row: before + number, cells: Array.from(cells, (cell) => cell ?? '') });
    },
  };
  for await (const _chunk of parsed(entry, limit, handlers)) {
    yield* rows;
    rows = [];
  }
  yield* rows;
}

async function openParts(zip: ZipReader<Blob>): Promise<Parts> {
  const parts = new Map<string, FileEntry>();
  for await (const entry of zip.getEntriesGenerator() as AsyncIterable<Entry>) {
    if (parts.size >= MAX_ENTRIES) throw unreadable();
    if (entry.directory) continue;
    if (entry.encrypted) throw new StatementFileError('password', 'This file has a password. Send a copy without one.');
    parts.set(entry.filename, entry);
  }
  return parts;
}

/** An opened workbook. */
interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly context: CellContext;
}

/**
 * Opens a workbook for a generator that reads its sheets, and closes it afterwards.
 *
 * @throws StatementFileError for an archive that is not a workbook, damaged, or too large unpacked
 */
async function* ofWorkbook<Item>(
  path: string,
  limits: WorkbookLimits,
  read: (workbook: Workbook) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
  try {
    const parts = await openParts(zip);
    const { sheets, is1904 } = await workbookSheets(parts, limits.part);
    const context = { shared: await sharedTexts(parts, limits.part), formats: await cellFormats(parts, limits.part), is1904 };
    yield* read({ sheets, context });
  } catch (error) {
    throw error instanceof StatementFileError ? error : damaged(error);
  } finally {
    await zip.close();
  }
}

/**
 * Reads the rows of a workbook's visible sheets while they are unpacked. Every cell is a text:
 * numbers by their digits, dates as yyyy-mm-dd with the time. Only the shared texts are retained.
 *
 * @throws StatementFileError for an archive that is not a workbook, damaged, or too large unpacked
 */
export async function* xlsxTable(path: string, limits = LIMITS): AsyncGenerator<StatementRow> {
  yield* ofWorkbook(path, limits, async function* ({ sheets, context }) {
    const visible = sheets.filter(({ isHidden }) => !isHidden);
    if (visible.length === 0) throw unreadable();
    let last = 0;
    for (const { entry } of visible) {
      const before = last;
      for await (const row of sheetTable(entry, limits.sheet, before, context)) {
        last = row.row;
        yield row;
      }
    }
  });
}

/** A part of a workbook with named sheets: a sheet, one of its rows, or merged cells in it. */
export type WorkbookPart =
  | { readonly sheet: string; readonly kind: 'sheet'; readonly isHidden: boolean }
  | { readonly sheet: string; readonly kind: 'row'; readonly row: number; readonly cells: readonly string[] }
  | { readonly sheet: string; readonly kind: 'merged'; readonly range: string };

/**
 * Reads the sheets of a workbook with their names, like `xlsxTable`. A hidden sheet is named, and
 * its rows are not read.
 *
 * @param wanted whether the rows of a sheet are read
 */
export async function* xlsxWorkbook(path: string, wanted: (sheet: string) => boolean, limits = LIMITS): AsyncGenerator<WorkbookPart> {
  yield* ofWorkbook(path, limits, async function* ({ sheets, context }): AsyncGenerator<WorkbookPart> {
    for (const { name: sheet, isHidden, entry } of sheets) {
      yield { sheet, kind: 'sheet', isHidden };
      if (isHidden || !wanted(sheet)) continue;
      const merged: string[] = [];
      for await (const row of sheetTable(entry, limits.sheet, 0, context, (range) => void merged.push(range)))
        yield { sheet, kind: 'row', ...row };
      for (const range of merged) yield { sheet, kind: 'merged', range };
    }
  });
}
