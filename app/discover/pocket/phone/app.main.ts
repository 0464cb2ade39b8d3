import { dayInWords, todayInUtc } from "#app/common/calendar/days.ts";
import type { CatalogueFile } from "../catalogue-file.ts";
import { openCopy } from "./copy.ts";
import { h } from "./dom.ts";
import { phoneView } from "./phone-view.ts";
import { savedSteps, savedView, verdictOn, verdictTag } from "./saved-view.ts";
import { searchView } from "./search-view.ts";
import { readKept } from "./store.ts";
import {
  addressOf,
  closingView,
  itemView,
  notHereView,
  oldNotice,
  type Surroundings,
  titleOf,
} from "./views.ts";
import { pocketWords, appWords as words } from "./words.ts";

/** The copy on a phone, wherever the site's own page could not be had. Its addresses are the site's. */
async function start() {
  const root = document.getElementById("fursa") ?? document.body;
  const main = h("main", {}, h("p", { class: "quiet" }, words.working));
  const today = todayInUtc();
  const kept = await readKept("copy");
  const here = location.pathname;
  root.replaceChildren(headerOf(kept?.file ?? null, here), main);
  if (here === "/offline/app") {
    main.replaceChildren(...(await phoneView(today)));
  } else if (!kept) {
    main.replaceChildren(titleOf(words.noNetwork), h("p", {}, words.noCopy));
  } else {
    const mine = (await readKept("mine")) ?? null;
    const around: Surroundings = {
      copy: openCopy(kept.file, kept.rows, location.origin),
      today,
      href: (path) => path,
      onCard: (listing) => verdictTag(listing, mine),
      onPage: (listing) => verdictOn(listing, mine),
      onSteps: (listing, steps) => savedSteps(listing, steps, mine),
    };
    const shown = here === "/saved" ? savedView(mine, around) : viewAt(here, around);
    main.replaceChildren(...[oldNotice(around), ...shown].filter((node): node is Node => node !== null));
  }
  document.title = `${main.querySelector("h1")?.textContent ?? words.noNetwork} · Fursa`;
}

const searched = ["/", "/browse", "/jobs"];

function viewAt(path: string, around: Surroundings): Node[] {
  if (searched.includes(path)) {
    const asked = new URLSearchParams(location.search);
    if (path === "/jobs" && !asked.has("tab")) asked.set("tab", "internships");
    return searchView(asked, around, (next) => location.assign(next));
  }
  if (path === "/calendar") return closingView(around);
  const item = around.copy.listings.find((one) => addressOf(one) === path);
  if (item) return itemView(item, around);
  if (/^\/(scholarship|college|internship)\//.test(path)) return notHereView(around);
  return [titleOf(words.needsNetwork), h("p", {}, words.whatWorks)];
}

/** Says in so many words that this is no page of today. */
function headerOf(file: Pick<CatalogueFile, "madeOn"> | null, here: string) {
  const isAsked = here === "/offline/app";
  return h(
    "header",
    {},
    h("p", { class: "mark" }, h("a", { href: "/browse" }, "Fursa")),
    h(
      "p",
      { role: "status" },
      [!isAsked && words.noNetwork, file && pocketWords.copyOf(dayInWords(file.madeOn))]
        .filter(Boolean)
        .join(" · "),
    ),
    h(
      "nav",
      { "aria-label": "Fursa" },
      !isAsked && h("a", { href: location.href }, words.tryAgain),
      h("a", { href: "/browse" }, pocketWords.search),
      h("a", { href: "/calendar" }, pocketWords.closing),
      h("a", { href: "/saved" }, words.saved),
      h("a", { href: "/offline/app" }, words.onThisPhone),
    ),
  );
}

start().catch(() => {
  document.getElementById("fursa")?.replaceChildren(h("p", { class: "notice clay" }, words.failed));
});
