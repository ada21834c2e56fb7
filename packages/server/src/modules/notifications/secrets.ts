import {
  isSecretMail,
  type MailData,
  type MailName,
  type MailSecrets,
  type MailPayload,
  type SecretMail,
} from '@atlas/domain/notifications';
import type { App } from '../../app.ts';

/**
 * Computes the secrets of an email, which are stored nowhere; null where they are not valid any
 * more.
 */
type Reveal<Name extends SecretMail> = (app: App, data: MailData<Name>) => Promise<MailSecrets<Name> | null>;

const REVEALS = new Map<SecretMail, Reveal<never>>();

/**
 * Registers how the secrets of an email are computed. Called once, by the module that owns them.
 */
export function mailSecrets<Name extends SecretMail>(name: Name, reveal: Reveal<Name>): void {
  if (REVEALS.has(name)) throw new Error(`The secrets of ${name} are already registered`);
  REVEALS.set(name, reveal);
}

/** Problem of an email whose code or link was used or has expired. */
export const SECRETS_GONE = 'Its code or link is no longer valid.';

/**
 * Returns the complete payload of an email: the stored one, and its secrets. Returns null where
 * the secrets are not valid any more.
 *
 * @throws where no module registered how they are computed
 */
export async function withSecrets<Name extends MailName>(app: App, name: Name, payload: unknown): Promise<MailPayload<Name> | null> {
  if (!isSecretMail(name)) return payload as MailPayload<Name>;
  const reveal = REVEALS.get(name) as Reveal<typeof name> | undefined;
  if (reveal === undefined) throw new Error(`The secrets of ${name} are not registered: import registry/registrations.ts`);
  // A payload in the outbox was validated by the template of its kind.
  const secrets = await reveal(app, payload as never);
  return secrets && ({ ...(payload as object), ...secrets } as MailPayload<Name>);
}
