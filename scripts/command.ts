import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError } from '../packages/server/src/errors.ts';

/** A failure of a command, with a message for its caller. */
export class CommandError extends Error {
  /** 1: a failure of the work; 2: an error in the call. */
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * The outcome of a command: its output, its messages, and its exit code, 0 for success and 1 for a
 * failure.
 */
export interface Outcome {
  readonly output: string;
  readonly notes: string;
  readonly code: 0 | 1;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Arguments<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>;

/** The error in a token of a command line; null when it is valid. */
function problemOf(token: NonNullable<ReturnType<typeof parseArgs>['tokens']>[number], options: Options): string | null {
  if (token.kind !== 'option') return null;
  const { rawName, value, inlineValue } = token;
  const type = Object.hasOwn(options, token.name) ? options[token.name]?.type : undefined;
  if (type === undefined) return `Unknown option '${rawName}'.`;
  if (type === 'boolean') return value === undefined ? null : `'${rawName}' takes no value.`;
  // A negative number is a value, to be rejected elsewhere. A text like the next option is not a
  // value.
  const isMissing = value === undefined || value === '' || (!inlineValue && /^-\D/.test(value));
  return isMissing ? `'${rawName}' needs a value.` : null;
}

/**
 * Parses the options of a command line, and at most `most` other arguments.
 *
 * @throws CommandError with the error and the usage, when something is unknown, lacks its value, or
 * is superfluous
 */
export function readArguments<const Known extends Options>(args: string[], usage: string, options: Known, most = 0): Arguments<Known> {
  const { tokens, ...read } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const extra = read.positionals[most];
  const problem =
    tokens.map((token) => problemOf(token, options)).find((each) => each !== null) ??
    (extra === undefined ? null : `'${extra}' is one argument too many.`);
  if (problem !== null) throw new CommandError(`${problem}\n${usage}`, 2);
  // The remaining arguments match the known options.
  return read as Arguments<Known>;
}

/**
 * Parses the whole number of an option.
 *
 * @throws CommandError that states the range
 */
export function wholeNumber(option: string, text: string, most: number, usage: string): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new CommandError(`${option}: '${text}' is not a whole number from 1 to ${most.toLocaleString('en-PH')}.\n${usage}`, 2);
}

/**
 * Parses the names of an option, separated by commas.
 *
 * @throws CommandError that lists the known names
 */
export function namesOf<const Name extends string>(option: string, text: string, known: readonly Name[], usage: string): Name[] {
  return text.split(',').map((part) => {
    const name = known.find((each) => each === part.trim());
    if (name === undefined) throw new CommandError(`${option}: '${part.trim()}' is none of ${known.join(', ')}.\n${usage}`, 2);
    return name;
  });
}

/**
 * Makes a text safe for a terminal: control characters of a file could move the cursor or hide what
 * follows.
 */
const shown = (text: string): string => text.replaceAll(/[^\P{Cc}\t\r\n]/gu, '\u{FFFD}');

/**
 * Runs a command.
 *
 * @returns its outcome, or its error with code 1 or 2; null when it has printed everything itself
 * @throws unexpected errors
 */
export async function outcomeOf(
  command: (args: string[]) => Promise<Outcome | null>,
  args: string[],
): Promise<(Omit<Outcome, 'code'> & { readonly code: 0 | 1 | 2 }) | null> {
  try {
    const outcome = await command(args);
    return outcome && { ...outcome, output: shown(outcome.output), notes: shown(outcome.notes) };
  } catch (error) {
    const rejection = error instanceof OperatorError ? new CommandError(error.message) : error;
    if (!(rejection instanceof CommandError)) throw error;
    return { output: '', notes: shown(`${rejection.message}\n`), code: rejection.code };
  }
}

/**
 * Runs a command as this process: prints its outcome, and exits with its code. With `--help` it
 * only prints the usage.
 */
export async function runCommand(usage: string, command: (args: string[]) => Promise<Outcome | null>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return void process.stdout.write(`${usage}\n`);
  const outcome = await outcomeOf(command, args);
  if (outcome === null) return;
  process.stdout.write(outcome.output);
  process.stderr.write(outcome.notes);
  process.exitCode = outcome.code;
}
