import { dayInWords } from "#app/common/calendar/days.ts";
import { kindOf } from "#app/opportunities/kinds.ts";
import { judge } from "#app/students/fit/judge.ts";
import type { Judgement } from "#app/students/fit/judgement.ts";
import { verdictNames } from "#app/students/fit/verdict-names.ts";
import { statusNames } from "#app/students/saved/words.ts";
import { h } from "./dom.ts";
import type { Listing } from "./listing.ts";
import type { Mine } from "./store.ts";
import { addressOf, cardOf, type Surroundings, titleOf } from "./views.ts";
import { appWords as words } from "./words.ts";

/** What is saved, with its notes and ticks, as it was when it was last taken along. */
export function savedView(mine: Mine | null, around: Surroundings): Node[] {
  if (!mine) return [titleOf(words.saved), h("p", {}, words.nothingOfMine)];
  return [
    titleOf(words.saved),
    h("p", { class: "quiet" }, words.savedOn(dayInWords(mine.takenOn))),
    mine.saved.length === 0
      ? h("p", {}, words.nothingSaved)
      : h("ul", { class: "cards" }, ...mine.saved.map((one) => savedCard(one, around))),
  ];
}

function savedCard({ item, title, status, note, ticked }: Mine["saved"][number], around: Surroundings) {
  const listing = around.copy.listings.find((one) => addressOf(one) === `/${item}`);
  const card = listing ? cardOf(listing, around) : h("li", { class: "card" }, h("h2", {}, title));
  card.append(h("p", {}, `${words.status}: ${statusNames[status]}`));
  if (note) card.append(h("p", { class: "story" }, note));
  if (ticked.length > 0) card.append(h("p", { class: "quiet" }, words.ticked(ticked.length)));
  return card;
}

/** The checklist of a saved one, with what was ticked off. */
export function savedSteps(
  listing: Listing,
  steps: { name: string; text: string; by: string | null }[],
  mine: Mine | null,
): Node | null {
  const saved = mine?.saved.find(({ item }) => `/${item}` === addressOf(listing));
  if (!saved) return null;
  return h(
    "ul",
    { class: "steps" },
    ...steps.map(({ name, text, by }) =>
      h("li", {}, saved.ticked.includes(name) ? `✓ ${words.done}: ` : "", text, by ? `, ${by}` : ""),
    ),
  );
}

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
