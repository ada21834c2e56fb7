/** Domains of mail that most buyers use. */
const COMMON = ['gmail.com', 'yahoo.com', 'yahoo.com.ph', 'outlook.com', 'hotmail.com', 'icloud.com', 'live.com', 'ymail.com'];

/** Domains that look like a mistyped common one, and are not. */
const OTHERS = ['mail.com', 'email.com', 'gmx.com', 'aol.com', 'proton.me', 'googlemail.com', 'msn.com', 'me.com', 'mac.com', 'yahoo.ph'];

/** The number of mistakes up to which a domain counts as mistyped. */
const MOST_MISTAKES = 2;

/**
 * Suggests an address for one whose domain looks mistyped, or returns null. It is offered, never
 * forced.
 *
 * @param address as `emailAddress` returns it
 * @example suggestEmail('maria@gmial.com') // 'maria@gmail.com'
 * @spec a product decision
 */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON.includes(domain) || OTHERS.includes(domain)) return null;
  const [best] = COMMON.map((common) => ({ common, mistakes: mistakesBetween(domain, common) })).toSorted(
    (a, b) => a.mistakes - b.mistakes,
  );
  return best !== undefined && best.mistakes <= MOST_MISTAKES ? `${address.slice(0, at)}@${best.common}` : null;
}

/** The letters that are missing, too many or wrong, and the neighbours that are swapped. */
function mistakesBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_none, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
