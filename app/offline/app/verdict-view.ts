import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { Judgement, Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
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

const tones: Record<Verdict, string> = {
  openNow: "mint",
  opensLater: "indigo",
  oneMissing: "marigold",
  checkWithThem: "neutral",
  notOpen: "neutral",
};

function tagOf(listing: Listing, { eligibility }: Judgement): Node {
  const { verdict, text } = showVerdict(eligibility, listing.cycle, todayInUtc());
  return h("p", {}, h("span", { class: `tag ${tones[verdict]}` }, text));
}

export function verdictTag(listing: Listing, mine: Mine | null): Node | null {
  const judged = judgementOf(listing, mine);
  return judged && tagOf(listing, judged);
}

/** The verdict with its reasons. */
export function verdictOn(listing: Listing, mine: Mine | null): Node | null {
  const judged = judgementOf(listing, mine);
  if (!judged) return null;
  return h(
    "section",
    {},
    h("h2", {}, words.qualify),
    tagOf(listing, judged),
    h("ul", { class: "steps" }, ...judged.lines.map(({ text }) => h("li", {}, text))),
  );
}
