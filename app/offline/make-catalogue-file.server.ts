import { createHash } from "node:crypto";
import type { Rate } from "#app/catalogue/facts/money.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Signer } from "#app/shared/signing/signer.server.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import {
  type CatalogueFile,
  type CatalogueRows,
  format,
  partBytes,
  partCount,
  partOf,
  signedText,
  versionedText,
} from "./catalogue-file.ts";
import { packRows } from "./catalogue-rows.ts";

interface CatalogueContent {
  rates: Rate[];
  rows: CatalogueRows;
}

/** A snapshot with its version and the digests of its parts. */
interface DigestedCatalogue extends CatalogueContent {
  parts: Buffer;
  version: string;
}

export const digestCatalogue = ({ rates, rows }: CatalogueContent): DigestedCatalogue => ({
  rates,
  rows,
  parts: digestParts(rows),
  version: createHash("sha256").update(versionedText(rates, rows)).digest("base64url"),
});

/**
 * The full file for a phone without one, or the changes for one that has another version. It needs no record of
 * changes: a part whose digest differs is sent again, without the records that no longer exist.
 */
export function makeCatalogueFile(
  { rates, rows, parts, version }: DigestedCatalogue,
  today: string,
  signer: Signer,
  since: string | null,
): CatalogueFile {
  const known = since && readParts(since);
  const changed = known ? partsThatDiffer(known, parts) : null;
  const isSent = changed && new Set(changed);
  const sent = (kind: Kind) =>
    packRows(kind, isSent ? rows[kind].filter(([id]) => isSent.has(partOf(id))) : rows[kind]);
  return {
    format,
    madeOn: today,
    version,
    parts: parts.toString("base64url"),
    changed,
    key: signer.publicKey,
    signature: signer.sign(signedText({ madeOn: today, version })),
    rates,
    kinds: {
      scholarships: sent("scholarships"),
      colleges: sent("colleges"),
      internships: sent("internships"),
    },
  };
}

/**
 * The same for measuring. ECDSA signatures are random, so two servers would compress the same catalogue to slightly
 * different sizes and report both. Instead of the signature it contains text of the same length and entropy that is
 * the same everywhere.
 */
export const withFixedSignature = (catalogue: CatalogueFile): CatalogueFile => ({
  ...catalogue,
  signature: createHash("sha512").update(catalogue.version).digest("base64url"),
});

/** A version that we did not sign can't be the base of an update, so the phone gets the full file. */
function readParts(since: string): Buffer | null {
  const bytes = Buffer.from(since, "base64url");
  return bytes.length === partCount * partBytes && bytes.toString("base64url") === since ? bytes : null;
}

function digestParts(rows: CatalogueRows): Buffer {
  const texts = Array.from({ length: partCount }, () => "");
  for (const kind of kinds)
    for (const row of rows[kind]) texts[partOf(row[0])] += `${kind}${JSON.stringify(row)}`;
  return Buffer.concat(
    texts.map((text) => createHash("sha256").update(text).digest().subarray(0, partBytes)),
  );
}

const partsThatDiffer = (one: Buffer, other: Buffer): number[] =>
  Array.from({ length: partCount }, (_, part) => part).filter((part) => {
    const [from, to] = [part * partBytes, (part + 1) * partBytes];
    return !one.subarray(from, to).equals(other.subarray(from, to));
  });
