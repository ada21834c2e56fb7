/** A record by its kind in the audit and its id. */
export interface RecordReference {
  readonly kind: string;
  readonly id: number;
}

/** Kinds of the records that fields refer to, by the name of the field without `Id` or `Ids`. */
const REFERRED: Readonly<Record<string, string>> = {
  accessLevel: 'access level',
  accountabilityGroup: 'accountability group',
  acting: 'user',
  actingLevel: 'access level',
  archivedBy: 'user',
  assistant: 'user',
  author: 'user',
  batch: 'batch',
  calledBy: 'user',
  challenge: 'challenge',
  changedBy: 'user',
  coach: 'user',
  course: 'course',
  createdBy: 'user',
  decidedBy: 'user',
  draftSavedBy: 'user',
  event: 'event',
  form: 'form',
  funnel: 'funnel',
  group: 'group',
  host: 'user',
  impersonator: 'user',
  lead: 'user',
  leader: 'user',
  lesson: 'lesson',
  level: 'access level',
  manager: 'user',
  owner: 'user',
  paymentTerm: 'payment term',
  product: 'product',
  publishedBy: 'user',
  ranAgainBy: 'user',
  repliedBy: 'user',
  resource: 'resource',
  resumedBy: 'user',
  reviewer: 'user',
  savedBy: 'user',
  stage: 'stage',
  startedBy: 'user',
  subgroup: 'subgroup',
  task: 'task',
  unit: 'unit',
  updatedBy: 'user',
  uploadedBy: 'user',
  user: 'user',
};

/** At most this many records of an entry are named. */
export const MAX_NAMED = 200;

interface Referring {
  /** The name of the field without its suffix: `reviewers`. */
  readonly label: string;
  readonly kind: string;
}

/** The kind of record that a field refers to; null for any other field. */
export function referenceOf(field: string): Referring | null {
  const [, base = '', suffix = ''] = /^(\w+)(Ids?)$/.exec(field) ?? [];
  const kind = Object.hasOwn(REFERRED, base) ? REFERRED[base] : undefined;
  return kind === undefined ? null : { label: suffix === 'Ids' ? `${base}s` : base, kind };
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

/**
 * The records that recorded values refer to, each once, at most 200.
 *
 * @example auditReferences({ authorId: 3, name: 'Proposals' }) // [{ kind: 'user', id: 3 }]
 */
export function auditReferences(...values: readonly unknown[]): RecordReference[] {
  const found = new Map<string, RecordReference>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) {
        const kind = referenceOf(field)?.kind;
        if (kind === undefined) visit(inner);
        else for (const id of [inner].flat().filter(isId)) found.set(`${kind} ${id}`, { kind, id });
      }
  };
  values.forEach(visit);
  return [...found.values()].slice(0, MAX_NAMED);
}

/** Returns the name of a record; null where it has none. */
export type NameOf = (reference: RecordReference) => string | null;

/**
 * Replaces the ids in recorded values by names, and the names of their fields accordingly. A record
 * without a name keeps its number.
 *
 * @example namedReferences({ authorId: 3 }, () => 'Ana Cruz') // { author: 'Ana Cruz' }
 */
export function namedReferences(value: unknown, nameOf: NameOf): unknown {
  if (Array.isArray(value)) return value.map((inner) => namedReferences(inner, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const reference = referenceOf(field);
      if (reference === null) return [field, namedReferences(inner, nameOf)];
      const named = (id: unknown) => (isId(id) ? (nameOf({ kind: reference.kind, id }) ?? `No. ${id}`) : id);
      return [reference.label, Array.isArray(inner) ? inner.map(named) : named(inner)];
    }),
  );
}
