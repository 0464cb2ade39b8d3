import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { applySynonyms } from "#app/catalogue/search/parser/apply-synonyms.server.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { deleteMissedSearch, listMissed, listTaught, removeWord, teachWord } from "./teach-words.server.ts";

const miss = (db: Database, text: string) =>
  asViewer(aVisitor(db), (own) => own.execute(sql`select note_missed_search(${text})`));

describe("a search that finds nothing", () => {
  test("is counted in any spelling, and shown to editors only", async ({ db }) => {
    for (const text of ["Hela za Shule", "héla za shule", "kitu"]) await miss(db, text);
    const editor = anAdmin(db, await somebody(db));
    expect(await asViewer(editor, listMissed)).toMatchObject([
      { typed: "hela za shule", times: 2 },
      { typed: "kitu", times: 1 },
    ]);
    await expect(asViewer(aVisitor(db), listMissed)).rejects.toThrow();
    await expect(asViewer(aMember(db, await somebody(db, "Brian Otieno")), listMissed)).rejects.toThrow();
  });

  test("that may name a person, or is too long, is not stored", async ({ db }) => {
    for (const text of [
      "amina@example.com",
      "call 0712345678",
      "https://a.example",
      "x".repeat(101),
      "a",
      "",
    ])
      await miss(db, text);
    expect(await listMissed(db)).toEqual([]);
  });

  test("finds results once an editor has added a synonym, until it is removed", async ({ db }) => {
    await miss(db, "hela za shule");
    await asViewer(anAdmin(db, await somebody(db)), async (own) => {
      await teachWord(own, { says: "hela za shule", means: "grant" });
      await teachWord(own, { says: "hela za shule", means: "bursary" });
      expect(await listMissed(own)).toEqual([]);
      expect(await listTaught(own)).toEqual([{ says: "hela za shule", means: "bursary" }]);
    });
    expect(await asViewer(aVisitor(db), (own) => applySynonyms(own, "Hela za shule kenya"))).toBe(
      "bursary kenya",
    );
    const stranger = aMember(db, await somebody(db, "Brian Otieno"));
    await expect(asViewer(stranger, (own) => teachWord(own, { says: "a", means: "b" }))).rejects.toThrow();
    await expect(asViewer(stranger, (own) => removeWord(own, "hela za shule"))).rejects.toThrow();
    await expect(asViewer(stranger, (own) => deleteMissedSearch(own, "kitu"))).rejects.toThrow();
    expect(await removeWord(db, "hela za shule")).toBe(true);
    expect(await applySynonyms(db, "hela za shule")).toBe("hela za shule");
  });
});
