/** A response that is being filled in, kept in this browser until it is sent. */
export interface KeptAnswers {
  /** The key of the response, which makes a repeated request harmless. */
  readonly key: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly email: string;
  readonly consent: boolean;
}

/** Answers belong to one person: a shared browser does not show them to another account. */
const nameOf = (slug: string, userId: number | null): string => `form-${slug}-${userId ?? 'visitor'}`;

/** Reads the kept answers; null without any, and where the browser keeps nothing. */
export function readAnswers(slug: string, userId: number | null): KeptAnswers | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(slug, userId)) ?? 'null') as Partial<KeptAnswers> | null;
    if (typeof kept?.key !== 'string' || typeof kept.answers !== 'object' || kept.answers === null) return null;
    return { key: kept.key, answers: kept.answers, email: String(kept.email ?? ''), consent: kept.consent === true };
  } catch {
    return null;
  }
}

/** Keeps the answers; null forgets them. */
export function keepAnswers(slug: string, userId: number | null, kept: KeptAnswers | null): void {
  try {
    if (kept === null) localStorage.removeItem(nameOf(slug, userId));
    else localStorage.setItem(nameOf(slug, userId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

/** A new key: a version 4 UUID. `randomUUID` exists only on https and localhost. */
export function newResponseKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
