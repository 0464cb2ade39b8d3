import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import type { CatalogueFile } from "../catalogue-file.ts";
import { openCopy } from "./copy.ts";
import { h } from "./dom.ts";
import { type Own, readOwn } from "./own.ts";
import { phoneView } from "./phone-view.ts";
import { profileView } from "./profile-view.ts";
import { heartOn, ownSteps, savedView } from "./saved-view.ts";
import { searchView } from "./search-view.ts";
import { sendWaiting } from "./send.ts";
import { readStored } from "./store.ts";
import { carryTyped, noticeTyping } from "./typed.ts";
import { unionView } from "./union-view.ts";
import { verdictOn, verdictTag } from "./verdict-view.ts";
import {
  addressOf,
  closingView,
  itemView,
  notHereView,
  oldNotice,
  type Surroundings,
  titleOf,
} from "./views.ts";
import { pocketWords, waitingWords, appWords as words } from "./words.ts";

const phonePage = "/offline/app";

/**
 * The offline app, shown whenever the site's own page can't be loaded. Its URLs are the site's, in any language; its links are in its own.
 */
async function start() {
  noticeTyping(rootOf());
  rootOf().replaceChildren(h("main", {}, h("p", { class: "quiet" }, words.working)));
  await show();
  const send = () => sendWaiting().then(show);
  addEventListener("online", () => void send().catch(() => undefined));
  if (((await readStored("outbox")) ?? []).length > 0) await send().catch(() => undefined);
}

const rootOf = () => document.getElementById("fursa") ?? document.body;

let drawn = Promise.resolve();

/** Renders the page again, after any render in progress, so that the last one shows the latest state. */
function show(): Promise<void> {
  drawn = drawn.then(draw, draw);
  return drawn;
}

/** Restores the focus and half-typed text after a render. */
async function draw() {
  const root = rootOf();
  const main = h("main", {});
  const today = todayInUtc();
  const storedCopy = await readStored("copy");
  const own = await readOwn(today, show);
  const here = splitLanguage(location.pathname).path;
  if (here === phonePage) main.append(...(await phoneView(today, own)));
  else if (storedCopy) main.append(...viewOf(here, { ...storedCopy, today, own }));
  else main.append(titleOf(words.noNetwork), h("p", {}, words.noCopy));
  const at = document.activeElement?.id;
  const putBack = carryTyped(root);
  root.replaceChildren(headerOf(storedCopy?.file ?? null, here, own), main);
  putBack();
  if (at) document.getElementById(at)?.focus();
  document.title = `${main.querySelector("h1")?.textContent ?? words.noNetwork} · Fursa`;
}

type Copied = Parameters<typeof openCopy>;

function viewOf(here: string, given: { file: Copied[0]; rows: Copied[1]; today: string; own: Own }): Node[] {
  const { own, today } = given;
  const around: Surroundings = {
    copy: openCopy(given.file, given.rows, location.origin),
    today,
    href: (path) => localPath(path),
    onCard: (listing) => verdictTag(listing, own.mine),
    onPage: (listing) => [verdictOn(listing, own.mine), heartOn(listing, own)],
    onSteps: (listing, steps) => ownSteps(listing, steps, own),
  };
  return [oldNotice(around), ...viewAt(here, around, own)].filter((node): node is Node => node !== null);
}

const searched = ["/", "/browse", "/jobs"];

function viewAt(path: string, around: Surroundings, own: Own): Node[] {
  if (path === "/saved") return savedView(own, around);
  if (path === "/profile") return profileView(own);
  if (searched.includes(path)) {
    const search = new URLSearchParams(location.search);
    if (path === "/jobs" && !search.has("tab")) search.set("tab", "internships");
    return searchView(search, around, (next) => location.assign(localPath(next)));
  }
  if (path === "/calendar") return closingView(around);
  const item = around.copy.listings.find((one) => addressOf(one) === path);
  if (item) return itemView(item, around);
  if (/^\/(scholarship|college|internship)\//.test(path)) return notHereView(around);
  const union = unionView(path, own);
  return union ?? [titleOf(words.needsNetwork), h("p", {}, words.whatWorks)];
}

/** Says that this page isn't from today. */
function headerOf(file: Pick<CatalogueFile, "madeOn"> | null, here: string, { mine, waiting }: Own) {
  const isAsked = here === phonePage;
  return h(
    "header",
    {},
    h("p", { class: "mark" }, h("a", { href: localPath("/browse") }, "Fursa")),
    h(
      "p",
      { role: "status" },
      [!isAsked && words.noNetwork, file && pocketWords.copyOf(dayInWords(file.madeOn))]
        .filter(Boolean)
        .join(" · "),
    ),
    waiting.length > 0 &&
      h("p", {}, h("a", { href: localPath(`${phonePage}#waiting`) }, waitingWords.count(waiting.length))),
    h(
      "nav",
      { "aria-label": "Fursa" },
      !isAsked && h("a", { href: location.href }, words.tryAgain),
      h("a", { href: localPath("/browse") }, pocketWords.search),
      h("a", { href: localPath("/calendar") }, pocketWords.closing),
      h("a", { href: localPath("/saved") }, words.saved),
      mine?.answers && h("a", { href: localPath("/profile") }, words.profile),
      mine && mine.threads.length > 0 && h("a", { href: localPath("/union") }, words.union),
      h("a", { href: localPath(phonePage) }, words.onThisPhone),
    ),
  );
}

start().catch(() => {
  document.getElementById("fursa")?.replaceChildren(h("p", { class: "notice clay" }, words.failed));
});
