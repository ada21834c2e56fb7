import type { BlockFields, ValuesOf } from './fields.ts';

/** The declaration of a kind of block. */
export interface Block<Fields extends BlockFields = BlockFields> {
  readonly label: string;
  /** Its purpose, shown where a block is chosen. */
  readonly purpose: string;
  readonly fields: Fields;
  /** The contents of a new block. */
  readonly start: ValuesOf<Fields>;
  /** Turns contents that an earlier version of the kind stored into today's. */
  readonly upgrade: (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

type Declared<Fields extends BlockFields> = Omit<Block<Fields>, 'upgrade'> & Partial<Pick<Block<Fields>, 'upgrade'>>;

const asStored: Block['upgrade'] = (stored) => stored;

/** Declares a kind of block. Without `upgrade`, its contents have not changed since its first version. */
export const block = <const Fields extends BlockFields>({ upgrade = asStored, ...declared }: Declared<Fields>): Block<Fields> => ({
  ...declared,
  upgrade,
});
