import { inArray, sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import {
  markDifferent,
  unmarkDifferent,
} from "#app/editors/catalogue/duplicates/different-records.server.ts";
import { mergeRecords } from "#app/editors/catalogue/duplicates/merge-records.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { textOf } from "#app/editors/catalogue/fields/record-texts.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { differentRecords } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { queueWords } from "../words.ts";
import { alreadyDecided, type CardType } from "./card-type.ts";
import { inWords } from "./field-values.ts";

/** Long texts and tables can't be compared side by side. */
const hiddenInputs = ["text", "rows"];
/** At most this many differing fields are shown; the long form has the rest. */
const maxFacts = 8;
const longestValue = 160;

/** Two records that may be the same. The one on the left stays. */
export const pairCards: CardType = {
  async show(db, { id, kind }) {
    const [keep, drop] = await readPair(db, kind, id);
    if (!keep || !drop) return null;
    const differing = recordTypes[kind].fields.filter(
      ({ name, input }) =>
        !hiddenInputs.includes(input) &&
        JSON.stringify(keep.values[name]) !== JSON.stringify(drop.values[name]),
    );
    const url = recordTypes[kind].urlColumn ?? "";
    return {
      heading: queueWords.alike,
      facts: differing.slice(0, maxFacts).map((field) => ({
        label: field.label,
        was: shorten(inWords(textOf(field, keep.values[field.name]))),
        becomes: shorten(inWords(textOf(field, drop.values[field.name]))),
        quote: "",
      })),
      sides: [queueWords.stays, queueWords.mergedIntoIt],
      excerpt: "",
      address: String(keep.values[url] ?? ""),
      fullForm: `/admin/catalogue/duplicates?kind=${recordTypes[kind].slug}`,
      becomes: null,
      fields: [],
      offers: { merge: queueWords.merge, reject: queueWords.notTheSame },
    };
  },

  async decide(db, { id, kind }, { decision }) {
    const [keep = "", drop = ""] = idsOf(id);
    if (decision === "reject") {
      const isMarked = await markDifferent(db, kind, { one: keep, other: drop });
      return isMarked ? { ok: true, before: {} } : alreadyDecided;
    }
    if (decision !== "merge") return alreadyDecided;
    // The history can restore the removed record, but what students saved has moved.
    return (await mergeRecords(db, kind, { keep, drop })).ok ? { ok: true, before: null } : alreadyDecided;
  },

  async undo(db, { id }) {
    const [one = "", other = ""] = idsOf(id);
    const [marked] = await db
      .select({ kind: differentRecords.kind })
      .from(differentRecords)
      .where(inArray(differentRecords.oneId, [one, other]));
    return marked ? unmarkDifferent(db, marked.kind, { one, other }) : false;
  },
};

/** A pair's id is both ids; the first record stays. */
const idsOf = (id: string) => id.split("+");

const readPair = (db: Parameters<CardType["show"]>[0], kind: Kind, id: string) =>
  Promise.all(idsOf(id).map((one) => findRecord(db, kind, one)));

const shorten = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue)}…` : text);

/** Awards of one portal share its address, so their titles must be similar too. */
const minSimilarity = 0.3;

/**
 * SQL for pairs of published records with the same title and provider, or the same address and a similar title. The
 * record that more students saved stays, or otherwise the older one.
 */
export const likelyPairs = sql.join(
  kinds.flatMap((kind) => {
    const { urlColumn = "", providerColumn } = recordTypes[kind];
    const [table, url] = [sql.identifier(kind), sql.identifier(urlColumn)];
    const provider = (of: string) =>
      providerColumn ? sql`${sql.identifier(of)}.${sql.identifier(providerColumn)}` : sql`''`;
    const isSameProvider = sql`(${provider("one")} = '' or ${provider("other")} = '' or plain_title(${provider("one")}) = plain_title(${provider("other")}))`;
    const ways = [
      sql`one.plain_title = other.plain_title and one.plain_title <> '' and ${isSameProvider}`,
      sql`plain_address(one.${url}) = plain_address(other.${url}) and one.${url} <> '' and other.${url} <> ''
        and similarity(one.plain_title, other.plain_title) >= ${sql.raw(String(minSimilarity))}`,
    ];
    return ways.map(
      (
        isAlike,
      ) => sql`select ${kind}::text as kind, one.id as one_id, other.id as other_id, one.created_at as one_at, other.created_at as other_at
        from ${table} as one join ${table} as other on one.id < other.id and ${isAlike}`,
    );
  }),
  sql` union `,
);
