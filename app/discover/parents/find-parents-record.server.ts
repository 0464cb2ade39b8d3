import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Database } from "#database/database.ts";
import type { ParentsRecord } from "./for-parents.ts";

/** Returns null if there is no such record. */
export async function findParentsRecord(db: Database, { kind, id }: Item): Promise<ParentsRecord | null> {
  if (kind === "scholarship") return found(await findScholarship(db, id), (record) => ({ kind, record }));
  if (kind === "college") return found(await findCollege(db, id), (record) => ({ kind, record }));
  return found(await findInternship(db, id), (record) => ({ kind, record }));
}

const found = <Row>(record: Row | null, asAsked: (record: Row) => ParentsRecord) => record && asAsked(record);
