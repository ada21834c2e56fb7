/** The kinds of code: TypeScript, an ES module, and a CommonJS module. */
export type ExampleKind = 'ts' | 'mjs' | 'cjs';

export interface Example {
  readonly kind: ExampleKind;
  /** The line of the text on which it begins. */
  readonly line: number;
  /** A program that fails when a line does not return the value in its comment. */
  readonly program: string;
  readonly answers: number;
}

/** A line that is a whole expression, with its result in a comment. */
const ANSWER = /^(?!(?:import|export|const|let) )([\w`(].*); \/\/ (.+)$/;

/** A line that is a whole expression without its result. */
const NO_ANSWER = /^(?!(?:import|export|const|let) )[\w`(].*;$/;

/** A result that is an error, with its message. */
const ERROR = /^(\w*Error): (.+)$/;

const HEADS: Readonly<Record<ExampleKind, string>> = {
  ts: `import { deepStrictEqual, throws } from 'node:assert/strict';
const same: (answer: unknown, expected: unknown) => void = deepStrictEqual;
const fails: (call: () => unknown, error: object) => void = throws;
`,
  mjs: "import { deepStrictEqual as same, throws as fails } from 'node:assert/strict';\n",
  cjs: "const { deepStrictEqual: same, throws: fails } = require('node:assert/strict');\n",
};

const kindOf = (language: string, block: string): ExampleKind => {
  if (language === 'ts') return 'ts';
  return /\brequire\(/.test(block) ? 'cjs' : 'mjs';
};

const checked = (_line: string, code: string, result: string): string => {
  const [, name, message] = ERROR.exec(result) ?? [];
  return name === undefined
    ? `same(${code}, ${result});`
    : `fails(() => ${code}, { name: '${name}', message: ${JSON.stringify(message)} });`;
};

/** The examples of a text in markdown, which are its blocks of code, as programs. */
export function readmeExamples(markdown: string): Example[] {
  return [...markdown.matchAll(/^```(ts|js)\n([^]*?)^```$/gm)].map(({ index, 1: language = '', 2: block = '' }) => {
    const line = markdown.slice(0, index).split('\n').length;
    const lines = block.split('\n');
    const silent = lines.findIndex((code) => NO_ANSWER.test(code));
    if (silent !== -1) throw new Error(`Line ${line + 1 + silent} does not say what it answers: ${lines[silent]}`);
    const kind = kindOf(language, block);
    const program = HEADS[kind] + lines.map((code) => code.replace(ANSWER, checked)).join('\n');
    return { kind, line, program, answers: lines.filter((code) => ANSWER.test(code)).length };
  });
}
