import { lookUp } from "#app/shared/forms/lookup.ts";
import { meaning, type ParsedPhrase } from "./meaning.ts";

/** The level that follows a qualification. */
const nextLevel: Record<string, Record<string, number>> = {
  "level high_school": { "finished secondary": 4, "level vocational": 4, "entry UCE": 3 },
  "level vocational": { "level undergraduate": 4, "finished vocational": 4 },
  "level undergraduate": { "level graduate": 4, "finished undergraduate": 4 },
  "level graduate": { "level doctorate": 4, "finished graduate": 4 },
};

const before = /^(have|has|had|having|hold|holding|got|completed|finished|passed|done|after|using|my)$/i;
const between = /^(a|an|the|my|her|his|our|just)$/i;
const behind = /^(holders?|results?|leavers?)$/i;
/** A certificate that admission requires; these words never search for it as a course. */
const nationalDiploma = /^(nd|ond|hnd|nce)$/i;

/**
 * "I have a diploma", "HND holders", "with ND result", "BSc … masters": describes the student, who searches for the
 * next level.
 */
export function readQualifications(pieces: ParsedPhrase[]): ParsedPhrase[] {
  const highest = Math.max(...pieces.map(rankOf));
  return pieces.map((piece, place) => {
    const rank = rankOf(piece);
    if (isServed(piece) && isQualification(pieces, place))
      return { ...piece, means: meaning("wish", null, { prefers: { "finished undergraduate": 4 } }) };
    if (!piece.means || rank < 0) return piece;
    const isBelow = rank < highest && !isJoinedToAnother(pieces, place) && rank <= lastBelow;
    if (!isBelow && !(isQualification(pieces, place) && isCertificate(piece))) return piece;
    const isFromHome = pieces.every(({ means }) => means?.about !== "country");
    const home = Object.entries(piece.means.prefers).filter(
      ([tag]) => isFromHome || tag.startsWith("citizen "),
    );
    const prefers = {
      ...(isBelow ? {} : lookUp(nextLevel, levels[rank] ?? "")),
      ...Object.fromEntries(home),
    };
    return { ...piece, means: meaning("wish", null, { prefers, kind: isBelow ? null : piece.means.kind }) };
  });
}

const levels = Object.keys(nextLevel);
const lastBelow = levels.indexOf("level undergraduate");

/** "After NYSC", "she has finished her national service". */
const isServed = ({ typed, means }: ParsedPhrase) =>
  /^nysc$/i.test(typed) || "work national_service" in (means?.tags ?? {});

/** The intended level. A school student who types "university" means the level after school. */
function rankOf({ means }: ParsedPhrase): number {
  if (means?.about === "kind" && "school Public university" in means.prefers)
    return levels.indexOf("level undergraduate");
  if (means?.about !== "level") return -1;
  if ("level doctorate" in means.tags) return levels.length;
  return levels.map((tag) => (means.tags[tag] ?? 0) > 5).lastIndexOf(true);
}

/** "Diploma and degree courses" searches for both. */
const isJoinedToAnother = (pieces: ParsedPhrase[], place: number) =>
  [place - 1, place + 1].some((at) => pieces[at] && rankOf(pieces[at]) >= 0);

/** A class at school is a student's present level, not a qualification. */
const isCertificate = ({ typed, means }: ParsedPhrase) =>
  !("level high_school" in (means?.tags ?? {})) || /o.?level|secondary|high.?school/i.test(typed);

function isQualification(pieces: ParsedPhrase[], place: number): boolean {
  const typed = (at: number) => pieces[at]?.typed ?? "";
  const first = between.test(typed(place - 1)) ? place - 2 : place - 1;
  return (
    before.test(typed(first)) ||
    behind.test(typed(place + 1)) ||
    (nationalDiploma.test(typed(place)) && /^with$/i.test(typed(first)))
  );
}
