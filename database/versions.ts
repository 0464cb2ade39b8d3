/** How often each table that visitors may read has been changed. The same object is given as long as nothing is. */
export type Versions = ReadonlyMap<string, string>;

/** Tells which changes there have been. */
export interface VersionReader {
  /** Whatever was committed before the call is in it. Null while the database does not say. */
  read(): Versions | null | Promise<Versions | null>;
  close(): Promise<void>;
}
