import { type Cells, checkWorkbook, IMPORT_TEMPLATES, problemText, UPLOAD_KINDS, type UploadKind } from '@atlas/domain/imports';
import { type Outcome, readArguments, CommandError, runCommand } from './command.ts';
import { readSheets } from './readSheets.ts';

const USAGE = `Usage: npm run staff:check-import -- workbook.xlsx [--kind ${UPLOAD_KINDS.join('|')}]
A sheet may also be a file of its own: Members.csv Subscription.csv`;

const sheetsOf = (kind: UploadKind): string[] => IMPORT_TEMPLATES[kind].map(({ sheet }) => sheet);

/** The kind of upload that these sheets belong to. */
function kindOf(names: readonly string[], wished: string | undefined): UploadKind {
  if (wished !== undefined) {
    const kind = UPLOAD_KINDS.find((known) => known === wished);
    if (kind === undefined) throw new CommandError(`--kind: '${wished}' is none of ${UPLOAD_KINDS.join(', ')}.\n${USAGE}`, 2);
    return kind;
  }
  const kinds = UPLOAD_KINDS.filter((kind) => sheetsOf(kind).some((sheet) => names.includes(sheet)));
  const [kind] = kinds;
  if (kind !== undefined && kinds.length === 1) return kind;
  const known = UPLOAD_KINDS.map((each) => `${each} (${sheetsOf(each).join(', ')})`).join('; ');
  throw new CommandError(`These sheets are of no template, or of several: ${names.join(', ')}.\nThe templates are: ${known}.`);
}

async function read(paths: readonly string[]): Promise<Record<string, Cells>> {
  const sheets = (await Promise.all(paths.map(readSheets))).flatMap((file) => Object.entries(file));
  const names = sheets.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new CommandError(`The sheet ${twice} is there twice.`);
  return Object.fromEntries(sheets);
}

/**
 * Runs the command and returns its output.
 *
 * @throws CommandError
 */
export async function checkFiles(args: string[]): Promise<Outcome> {
  const { values, positionals } = readArguments(args, USAGE, { kind: { type: 'string' } }, Infinity);
  if (positionals.length === 0) throw new CommandError(USAGE, 2);
  const workbook = await read(positionals);
  const kind = kindOf(Object.keys(workbook), values.kind);
  const { sheets, problems } = checkWorkbook(kind, workbook);
  const fitting = Object.entries(sheets).map(([name, rows]) => `${name}: ${rows.length}`);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return {
    output: problems.map((problem) => `${problemText(problem)}\n`).join(''),
    notes: `${kind}: ${problems.length === 0 ? 'no problems' : count}. Rows that fit: ${fitting.join(', ')}. Nothing was uploaded.\n`,
    code: problems.length === 0 ? 0 : 1,
  };
}

if (import.meta.main) await runCommand(USAGE, checkFiles);
