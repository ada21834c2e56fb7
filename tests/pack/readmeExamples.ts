export interface Example {
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

const HEAD = `import { deepStrictEqual } from 'node:assert/strict';
const same: (answer: unknown, expected: unknown) => void = deepStrictEqual;
`;

/** The examples of a text in markdown, which are its blocks of TypeScript, as programs. */
export function readmeExamples(markdown: string): Example[] {
  return [...markdown.matchAll(/^```ts\n([^]*?)^```$/gm)].map(({ index, 1: block = '' }) => {
    const line = markdown.slice(0, index).split('\n').length;
    const lines = block.split('\n');
    const silent = lines.findIndex((code) => NO_ANSWER.test(code));
    if (silent !== -1) throw new Error(`Line ${line + 1 + silent} does not say what it answers: ${lines[silent]}`);
    const program = HEAD + lines.map((code) => code.replace(ANSWER, 'same($1, $2);')).join('\n');
    return { line, program, answers: lines.filter((code) => ANSWER.test(code)).length };
  });
}
