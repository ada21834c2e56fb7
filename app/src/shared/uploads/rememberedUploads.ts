import { UPLOAD_HOURS } from '@atlas/domain/uploads';
import type { Owner } from './storedFile.ts';

const KEY = 'unfinished-uploads';
const KEPT_MS = UPLOAD_HOURS * 3_600_000;
/** Bytes read from each end of a file. */
const SAMPLE_BYTES = 64 * 1024;

/** The addresses of unfinished uploads by fingerprint, and when they began. */
type Remembered = Record<string, { url: string; begunAt: number }>;

/**
 * The uploads of this page. The only record where local storage is missing or forbidden, as in some
 * in-app browsers.
 */
// oxlint-disable-next-line atlas/module-state -- filled by uploads, which happen only in a browser
const ofThisPage = new Map<string, string>();

/**
 * Computes a fingerprint that identifies a file for a person and a purpose without revealing its
 * name. Null where the browser cannot compute it.
 */
export async function fingerprintOf(file: File, to: Owner, person: number): Promise<string | null> {
  // Exists only on pages from a secure connection.
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const facts = JSON.stringify([person, to.owner, to.ownerId, to.purpose, file.name, file.size, file.lastModified]);
  const parts = new Blob([facts, file.slice(0, SAMPLE_BYTES), file.slice(Math.max(0, file.size - SAMPLE_BYTES))]);
  const digest = await subtle.digest('SHA-256', await parts.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address at which an upload continues; null when it is unknown or older than a day. */
export const recallUpload = (print: string, now: number): string | null => ofThisPage.get(print) ?? read(now)[print]?.url ?? null;

export function rememberUpload(print: string, url: string, now: number): void {
  ofThisPage.set(print, url);
  write({ ...read(now), [print]: { url, begunAt: now } });
}

export function forgetUpload(print: string, now: number): void {
  ofThisPage.delete(print);
  const { [print]: _gone, ...others } = read(now);
  write(others);
}

function read(now: number): Remembered {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Remembered;
    return Object.fromEntries(Object.entries(all).filter(([, { url, begunAt }]) => typeof url === 'string' && now - begunAt < KEPT_MS));
  } catch {
    return {};
  }
}

function write(all: Remembered): void {
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The upload then resumes only while the page is open.
  }
}
