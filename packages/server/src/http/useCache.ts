import { UserError } from '../errors.ts';
import type { Exchange } from './auth.ts';
import { parseJson, readBody, sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

const BODY_BYTES = 4096;

/**
 * Handles `POST /api/use-cache` with `{ "names": ["settings"] }`, or without names for all of them.
 * This process drops the values it has cached from the database under these names. Responds with
 * how many it dropped. It is for operators who change the database by other means. Product decision
 * §20 M1.
 */
export async function handleUseCache({ app, req, res }: Exchange): Promise<void> {
  mustBeService(req, app.settings);
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  const caches: Record<string, () => void> = { settings: () => app.values.forget() };
  const names = readNames(await readBody(req, BODY_BYTES)) ?? Object.keys(caches);
  const known = [...new Set(names)].filter((name) => Object.hasOwn(caches, name));
  for (const name of known) caches[name]?.();
  sendJson(res, 200, { dropped: known.length });
}

function readNames(body: string): string[] | null {
  if (body.trim() === '') return null;
  const names = (parseJson(body) as { names?: unknown } | null)?.names ?? null;
  if (names === null) return null;
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
    throw new UserError('BAD_USER_INPUT', 'The names of caches are a list of texts.');
  return names as string[];
}
