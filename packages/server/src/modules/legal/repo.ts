import type { LegalKind, LegalVersion as PublishedText } from '@atlas/domain/legal';
import { and, asc, desc, eq } from 'drizzle-orm';
import { oneById, manyBy } from '../../commands/loaders.ts';
import { defineRecord } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { inList } from '../../db/inList.ts';
import { legalDocuments, legalVersions } from './tables.ts';

export type LegalDocument = typeof legalDocuments.$inferSelect;
export type LegalVersion = typeof legalVersions.$inferSelect;

/** The legal page record for commands. */
export const LEGAL_DOCUMENT = defineRecord('legal page', legalDocuments);

export const legalDocumentLoader = oneById<LegalDocument>(({ db }, ids) =>
  db.select().from(legalDocuments).where(inList(legalDocuments.id, ids)),
);

/** Every legal page, in order of creation. */
export const findLegalDocuments = (db: Db): Promise<LegalDocument[]> => db.select().from(legalDocuments).orderBy(asc(legalDocuments.id));

export async function findLegalDocument(db: Db, kind: LegalKind): Promise<LegalDocument | null> {
  const [row] = await db.select().from(legalDocuments).where(eq(legalDocuments.kind, kind));
  return row ?? null;
}

/** The published versions of legal pages, latest first. */
export const versionsOfDocument = manyBy<LegalVersion>(
  ({ documentId }) => documentId,
  ({ db }, ids) => db.select().from(legalVersions).where(inList(legalVersions.documentId, ids)).orderBy(desc(legalVersions.number)),
);

const isPublished = and(eq(legalVersions.documentId, legalDocuments.id), eq(legalVersions.number, legalDocuments.publishedVersion));

/** The public versions of legal pages. */
export const publishedOfDocument = manyBy<LegalVersion>(
  ({ documentId }) => documentId,
  async ({ db }, ids) => {
    const rows = await db
      .select({ version: legalVersions })
      .from(legalVersions)
      .innerJoin(legalDocuments, isPublished)
      .where(inList(legalDocuments.id, ids));
    return rows.map(({ version }) => version);
  },
);

/** The public version of a kind of legal page; null while nothing is published. */
export async function findPublished(db: Db, kind: LegalKind): Promise<LegalVersion | null> {
  const [row] = await db
    .select({ version: legalVersions })
    .from(legalDocuments)
    .innerJoin(legalVersions, isPublished)
    .where(eq(legalDocuments.kind, kind));
  return row?.version ?? null;
}

/** The version of a document with this number, as the domain rules expect it. */
export async function findVersion(tx: Db, documentId: number, number: number | null): Promise<PublishedText | null> {
  if (number === null) return null;
  const [row] = await tx
    .select({ number: legalVersions.number, body: legalVersions.body })
    .from(legalVersions)
    .where(and(eq(legalVersions.documentId, documentId), eq(legalVersions.number, number)));
  return row ?? null;
}

/** Adds a version; earlier versions are unchanged. */
export const insertVersion = async (tx: Db, version: typeof legalVersions.$inferInsert): Promise<void> => {
  await tx.insert(legalVersions).values(version);
};
