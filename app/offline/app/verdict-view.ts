import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { Judgement } from "#app/catalogue/eligibility/judgement.ts";
import { verdictNames } from "#app/catalogue/eligibility/verdict-names.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { h } from "./dom.ts";
import type { Listing } from "./listing.ts";
import type { Mine } from "./store.ts";
import { appWords as words } from "./words.ts";

function judgementOf(listing: Listing, mine: Mine | null): Judgement | null {
  if (!mine?.applicant) return null;
  if (listing.kind === "colleges") return judge(kindOf[listing.kind], listing.record, mine.applicant);
  if (listing.kind === "internships") return judge(kindOf[listing.kind], listing.record, mine.applicant);
  return judge(kindOf[listing.kind], listing.record, mine.applicant);
}

const tones = { can: "mint", check: "marigold", closed: "clay" };

export function verdictTag(listing: Listing, mine: Mine | null): Node | null {
  const judged = judgementOf(listing, mine);
  return (
    judged && h("p", {}, h("span", { class: `tag ${tones[judged.verdict]}` }, verdictNames[judged.verdict]))
  );
}

/** The verdict with its reasons. */
export function verdictOn(listing: Listing, mine: Mine | null): Node | null {
  const judged = judgementOf(listing, mine);
  if (!judged) return null;
  return h(
    "section",
    {},
    h("h2", {}, words.qualify),
    h("p", {}, h("span", { class: `tag ${tones[judged.verdict]}` }, verdictNames[judged.verdict])),
    h("ul", { class: "steps" }, ...judged.lines.map(({ text }) => h("li", {}, text))),
  );
}
