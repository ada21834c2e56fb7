import { expect, test } from 'vitest';
import { type FormFacts, formStatus } from './formStatus.ts';

const form: FormFacts = { state: 'open', isArchived: false, mostResponses: null, responses: 0, oncePerUser: false, hasAnswered: false };

test.each<[Partial<FormFacts>, string]>([
  [{}, 'open'],
  [{ state: 'draft' }, 'draft'],
  [{ state: 'draft', hasAnswered: true, oncePerUser: true }, 'draft'],
  [{ state: 'closed' }, 'closed'],
  [{ isArchived: true }, 'closed'],
  [{ mostResponses: 3, responses: 2 }, 'open'],
  [{ mostResponses: 3, responses: 3 }, 'full'],
  [{ mostResponses: 3, responses: 4, state: 'closed' }, 'closed'],
  [{ hasAnswered: true }, 'open'],
  [{ hasAnswered: true, oncePerUser: true }, 'answered'],
  [{ hasAnswered: true, oncePerUser: true, state: 'closed' }, 'answered'],
  [{ hasAnswered: true, oncePerUser: true, mostResponses: 1, responses: 1 }, 'answered'],
  [{ state: 'gone' as 'open' }, 'closed'],
])('%j is %s', (facts, status) => expect(formStatus({ ...form, ...facts })).toBe(status));
