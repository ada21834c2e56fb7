/** What is wrong with a file or with how a script was called, as a sentence for who called it. */
export class Refusal extends Error {
  /** 1: the file; 2: the call. */
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

/** What a script found: its result, what it has to say about it, and 0 when all is well, 1 when it is not. */
export interface Outcome {
  readonly output: string;
  readonly notes: string;
  readonly code: 0 | 1;
}

/** A text as it may stand on a terminal: control characters of a file could move the cursor or hide what follows. */
const shown = (text: string): string => text.replaceAll(/[^\P{Cc}\t\r\n]/gu, '\u{FFFD}');

/** An unknown option is a wrong call, too. */
const refusalOf = (error: unknown, usage: string): unknown =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? new Refusal(`${error.message}\n${usage}`, 2)
    : error;

/** Runs a script of staff as this process: prints what it found and ends with its code. What nobody foresaw ends it with its stack. */
export async function runStaffScript(usage: string, script: (args: string[]) => Promise<Outcome>): Promise<void> {
  try {
    const { output, notes, code } = await script(process.argv.slice(2));
    process.stdout.write(shown(output));
    process.stderr.write(shown(notes));
    process.exitCode = code;
  } catch (error) {
    const refusal = refusalOf(error, usage);
    if (!(refusal instanceof Refusal)) throw error;
    process.stderr.write(shown(`${refusal.message}\n`));
    process.exitCode = refusal.code;
  }
}
