/**
 * The parts of the web standards shared by browsers and Node that this package uses. It compiles
 * without the DOM and without Node's types, so that nothing else of either can be used by accident.
 */
declare class URL {
  constructor(url: string, base?: string);
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
  readonly origin: string;
  readonly searchParams: URLSearchParams;
}

declare class URLSearchParams {
  constructor(init?: string | Record<string, string>);
  append(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  [Symbol.iterator](): IterableIterator<[string, string]>;
  has(name: string): boolean;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

declare function btoa(text: string): string;
declare function atob(text: string): string;
