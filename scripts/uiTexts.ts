import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

// `node scripts/uiTexts.ts` writes docs/ui-texts.md: every text of the interface that the specification does not quote, one per line, for a reader who
// checks the wording as a member would. It is a reading list, not a catalogue: texts built from several parts appear as their parts.

const ROOT = join(import.meta.dirname, '..');
const FILE = 'docs/ui-texts.md';
const MATRIX = 'packages/domain/src/specification/spec-matrix.json';

/** The files that contain texts of the interface, and those whose texts no one sees. */
const SOURCES = ['app/src/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts', 'packages/mail/src/**/*.tsx', 'packages/server/src/**/*.ts'];
const NOT_SHOWN = [
  '**/*.{test,stories}.*',
  '**/*Fixtures.ts*',
  '**/__generated__/**',
  '**/registry/**',
  'app/src/testing/**',
  'packages/server/src/{seed,testing,backup}/**',
  'packages/server/src/**/{schema,authorization,mutationCases}.ts',
  'packages/server/src/**/*Schema.ts',
  'packages/domain/src/{specification,auth/commonPasswords}/**',
  'packages/server/src/modules/locations/data/**',
  'packages/server/src/{sheets,storage,db,http}/**',
];

interface Node {
  type: string;
  value?: unknown;
  name?: { name?: string } | string;
  callee?: Node;
  tag?: { name?: string };
  [part: string]: unknown;
}

/** Calls and templates whose texts no one reads in the interface. */
const SILENT = /^(?:Error|TypeError|RangeError|graphql|sql|css|keyframes|styled|log|debug|warn|info|error|defineJob|URL|RegExp|test|join)$/;

const nameOf = (callee: Node | undefined): string => {
  const property = callee?.['property'] as { name?: string } | undefined;
  return property?.name ?? (typeof callee?.name === 'string' ? callee.name : '');
};

/** A text that people read begins like a sentence or a label, and has a space or ends like a sentence. */
const isText = (text: string): boolean => /^[A-Z“‘₱•…]/.test(text) && /\p{Ll}/u.test(text) && (/\s/.test(text) || /[.!?…:]$/.test(text));

function* textsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* textsOf(one);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const { type, value, ...parts } = node as Node;
  if (type === 'ImportDeclaration' || type.startsWith('TS') || type === 'ExportAllDeclaration') {
    if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression' || type === 'TSNonNullExpression')
      yield* textsOf(parts['expression']);
    return;
  }
  if ((type === 'CallExpression' || type === 'NewExpression') && SILENT.test(nameOf((node as Node).callee))) return;
  if (type === 'TaggedTemplateExpression') return;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') yield value;
  if (type === 'TemplateLiteral') {
    const quasis = parts['quasis'] as { value: { cooked: string } }[];
    yield quasis.map((quasi) => quasi.value.cooked).join('…');
    yield* textsOf(parts['expressions']);
    return;
  }
  for (const part of Object.values(parts)) yield* textsOf(part);
  if (typeof value === 'object') yield* textsOf(value);
}

/** Every text that the specification quotes, however deep in the matrix. */
function quoted(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(quoted) : [];
}

/**
 * The texts of the interface by the folder they are written in, without those that the specification quotes, in the order of the files.
 *
 * @returns folders such as `app/src/staff/courses`, each with its texts, every text once
 */
export function uiTexts(): Map<string, string[]> {
  const known = new Set(quoted(JSON.parse(readFileSync(join(ROOT, MATRIX), 'utf8'))));
  const found = new Map<string, string[]>();
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: NOT_SHOWN }).toSorted())) {
    const path = file.replaceAll('\\', '/');
    const tree = parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' });
    for (const raw of textsOf(tree.body)) {
      const text = raw.replaceAll(/\s+/g, ' ').trim();
      if (!isText(text) || known.has(text)) continue;
      known.add(text);
      const folder = path.split('/').slice(0, -1).join('/');
      found.set(folder, [...(found.get(folder) ?? []), text]);
    }
  }
  return found;
}

if (import.meta.main) {
  const parts = [...uiTexts()].map(
    ([folder, texts]) => `## ${folder}\n\n${texts.map((text) => `- ${text.replaceAll(/([*_`<])/g, '\\$1')}`).join('\n')}\n`,
  );
  writeFileSync(
    join(ROOT, FILE),
    `# UI texts\n\nEvery text of the interface that the specification does not quote, once, under the folder it is first written in. \`…\` stands for a value.\nWritten by \`npm run ui-texts\`; change a text where it is used.\n\n${parts.join('\n')}`,
  );
}
