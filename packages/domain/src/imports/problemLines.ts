/** A row and its problems in words. */
interface ProblemRow {
  readonly sheet: string;
  readonly row: number;
  readonly problem: string;
}

/**
 * The problems of a row, one by one, without the position that a list of rows shows already.
 *
 * @example
 * const problem = "Groups, row 3, Name: 'A' is taken.";
 * problemLines({ sheet: 'Groups', row: 3, problem }) // ["Name: 'A' is taken."]
 */
export function problemLines({ sheet, row, problem }: ProblemRow): string[] {
  const position = `${sheet}, row ${row}`;
  return problem
    .split(`${position}, `)
    .flatMap((part) => part.split(`${position}: `))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1));
}
