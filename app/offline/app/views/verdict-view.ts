import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { Judgement, Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { type ShownVerdict, showVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { OfflineListing } from "../snapshot/offline-listing.ts";
import type { MemberData } from "../store.ts";
import { appWords as words } from "../words.ts";
import { h } from "./dom.ts";

function judgementOf(listing: OfflineListing, member: MemberData | null): Judgement | null {
  if (!member?.applicant) return null;
  if (listing.kind === "colleges") return judge(kindOf[listing.kind], listing.record, member.applicant);
  if (listing.kind === "internships") return judge(kindOf[listing.kind], listing.record, member.applicant);
  return judge(kindOf[listing.kind], listing.record, member.applicant);
}

const tones: Record<Verdict, string> = {
  openNow: "mint",
  opensLater: "indigo",
  oneMissing: "marigold",
  checkWithThem: "neutral",
  notOpen: "neutral",
};

/** The verdict as on cards; null without a profile on this phone. */
export function verdictFor(
  listing: OfflineListing,
  member: MemberData | null,
  today: string,
): ShownVerdict | null {
  const judged = judgementOf(listing, member);
  return judged && showVerdict(judged.eligibility, listing.cycle, today);
}

function tagOf({ verdict, text }: ShownVerdict): Node {
  return h("p", {}, h("span", { class: `tag ${tones[verdict]}` }, text));
}

export function verdictTag(listing: OfflineListing, member: MemberData | null): Node | null {
  const shown = verdictFor(listing, member, todayInUtc());
  return shown && tagOf(shown);
}

/** The verdict with its reasons. */
export function verdictSection(listing: OfflineListing, member: MemberData | null): Node | null {
  const judged = judgementOf(listing, member);
  const shown = verdictFor(listing, member, todayInUtc());
  if (!judged || !shown) return null;
  return h(
    "section",
    {},
    h("h2", {}, words.qualify),
    tagOf(shown),
    h("ul", { class: "steps" }, ...judged.lines.map(({ text }) => h("li", {}, text))),
  );
}
