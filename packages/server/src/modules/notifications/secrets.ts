import {
  isSecretMail,
  type MailData,
  type MailName,
  type MailSecrets,
  type MailPayload,
  type SecretMail,
} from '@atlas/domain/notifications';
import type { App } from '../../app.ts';

/** Finds what an e-mail tells that stands nowhere; null where it is good for nothing any more. */
type Reveal<Name extends SecretMail> = (app: App, data: MailData<Name>) => Promise<MailSecrets<Name> | null>;

const REVEALS = new Map<SecretMail, Reveal<never>>();

/** Tells what an e-mail's secrets are. Called once by the noun that knows. */
export function mailSecrets<Name extends SecretMail>(name: Name, reveal: Reveal<Name>): void {
  if (REVEALS.has(name)) throw new Error(`The secrets of ${name} were told before`);
  REVEALS.set(name, reveal);
}

/** What is said of an e-mail whose code or link was used, or is over. */
export const SECRETS_GONE = 'Its code or link is not valid any more.';

/**
 * All that an e-mail is told: what stands in the outbox, and what is found only now. Null where its secrets are good for nothing any more. Throws
 * where nobody told how they are found.
 */
export async function withSecrets<Name extends MailName>(app: App, name: Name, payload: unknown): Promise<MailPayload<Name> | null> {
  if (!isSecretMail(name)) return payload as MailPayload<Name>;
  const reveal = REVEALS.get(name) as Reveal<typeof name> | undefined;
  if (reveal === undefined) throw new Error(`Nobody told the secrets of ${name}: import registry/registrations.ts`);
  // What stands in the outbox under a name was told under it.
  const secrets = await reveal(app, payload as never);
  return secrets && ({ ...(payload as object), ...secrets } as MailPayload<Name>);
}
