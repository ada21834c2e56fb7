/** A record that a field offers. */
export interface NamedRecord {
  readonly databaseId: number;
  readonly name: string;
  /** A second line that distinguishes records of the same name, where the field shows one. */
  readonly description?: string | undefined;
}

/** The option of a record; its value is the id as text, as inputs hold it. */
export const recordOption = ({ databaseId, name, description }: NamedRecord) => ({
  value: String(databaseId),
  label: name,
  ...(description !== undefined && { description }),
});
