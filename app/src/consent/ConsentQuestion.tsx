import { ConsentBar } from '@atlas/ui';
import { CONSENT_PATH, CONSENT_PURPOSES, CONSENT_TEXTS, CONSENT_VERSION } from '@atlas/domain/consent';

const OPTIONS = CONSENT_PURPOSES.map(({ value, label, description }) => ({ name: value, label, description }));

/** The question about cookies. Only the server renders it: its forms work without the application. */
export const ConsentQuestion = () => (
  <ConsentBar
    title={CONSENT_TEXTS.title}
    question={CONSENT_TEXTS.question}
    options={OPTIONS}
    labels={CONSENT_TEXTS}
    action={CONSENT_PATH}
    version={CONSENT_VERSION}
  />
);
