/**
 * Counts the changes of tables that visitors may read. A result stays valid as long as the versions of its tables
 * stay the same.
 */
export interface TableVersions {
  /** A text that changes whenever one of the tables may have changed. Read it before you read the tables. */
  version(tables: readonly string[]): string;
}

/** Versions counted in this process, from the table names that `notify_table_change` sends. */
export class TableCounter implements TableVersions {
  #changes = 0;
  #lastOfAll = 0;
  readonly #last = new Map<string, number>();

  changed(table: string): void {
    this.#changes += 1;
    this.#last.set(table, this.#changes);
  }

  /** Called if something may have changed, but it isn't known what. */
  changedAll(): void {
    this.#changes += 1;
    this.#lastOfAll = this.#changes;
  }

  version(tables: readonly string[]): string {
    let latest = this.#lastOfAll;
    for (const table of tables) latest = Math.max(latest, this.#last.get(table) ?? 0);
    return String(latest);
  }
}
