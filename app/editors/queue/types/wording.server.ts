import { and, eq } from "drizzle-orm";
import { languageNames } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { wordingSuggestions } from "#database/schema/index.ts";
import { queueWords } from "../words.ts";
import { alreadyDecided, badValue, type CardType, type WordingCard } from "./card-type.ts";

const field = { name: "suggested", label: queueWords.wording, input: "text" } as const;

/** A reader's suggestion for a translated sentence. Accepted ones are exported for the translation files. */
export const wordingCards: CardType<WordingCard> = {
  async show(db, { id }) {
    const found = await findSuggestion(db, id);
    if (found?.state !== "open") return null;
    return {
      heading: queueWords.wordingFor(languageNames[found.language], found.sentence),
      facts: [{ label: queueWords.wording, was: found.shown, becomes: found.suggested, quote: "" }],
      excerpt: "",
      address: "",
      fullForm: `/admin/wording/${found.language}`,
      becomes: null,
      fields: [{ field, value: found.suggested }],
      offers: { accept: queueWords.accept, correct: queueWords.correct, reject: queueWords.reject },
    };
  },

  async decide(db, { id }, { decision, values }, now) {
    const found = await findSuggestion(db, id);
    if (found?.state !== "open" || decision === "merge") return alreadyDecided;
    const corrected = (values.suggested ?? "").trim();
    if (decision === "correct" && !corrected) return badValue;
    const suggested = decision === "correct" ? corrected : found.suggested;
    const state = decision === "reject" ? "rejected" : "accepted";
    const changed = await db
      .update(wordingSuggestions)
      .set({ state, suggested, decidedAt: now })
      .where(and(eq(wordingSuggestions.id, id), eq(wordingSuggestions.state, "open")))
      .returning({ id: wordingSuggestions.id });
    return changed.length === 1 ? { ok: true, before: { suggested: found.suggested } } : alreadyDecided;
  },

  async undo(db, { id, before }) {
    const changed = await db
      .update(wordingSuggestions)
      .set({ state: "open", decidedAt: null, suggested: String(before.suggested) })
      .where(eq(wordingSuggestions.id, id))
      .returning({ id: wordingSuggestions.id });
    return changed.length === 1;
  },
};

async function findSuggestion(db: Database, id: string) {
  const [found] = await db.select().from(wordingSuggestions).where(eq(wordingSuggestions.id, id));
  return found;
}
