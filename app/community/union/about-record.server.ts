import { idPattern } from "#app/common/frame/read-id.ts";
import type { KnownRecord } from "#app/community/check/names.ts";

export type AboutRecord = Pick<KnownRecord, "kind" | "id" | "name">;

type About = { ok: true; record: AboutRecord | null } | { ok: false; candidates: AboutRecord[] };

const address = new RegExp(`(?:^|/)(scholarship|college|internship)s?/(${idPattern})`, "i");
const mostCandidates = 6;

/** What was typed into "What is it about?": an address of ours, or a name. Several that fit are given to choose from. */
export function readAbout(typed: string | null, catalogue: readonly KnownRecord[]): About {
  if (!typed) return { ok: true, record: null };
  const [, kind, id] = address.exec(typed) ?? [];
  if (kind && id) {
    const found = catalogue.find(
      (record) => record.kind === kind.toLowerCase() && record.id === id.toLowerCase(),
    );
    return found ? { ok: true, record: found } : { ok: false, candidates: [] };
  }
  const wanted = plain(typed).split(" ").filter(Boolean);
  const found = catalogue.filter(({ name }) => {
    const said = plain(name);
    return wanted.length > 0 && wanted.every((word) => said.includes(word));
  });
  const exact = found.filter(({ name }) => plain(name) === plain(typed));
  const [only] = exact.length === 1 ? exact : found;
  if (only && (exact.length === 1 || found.length === 1)) return { ok: true, record: only };
  return { ok: false, candidates: found.slice(0, mostCandidates) };
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
