import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import type { CatalogueFile } from "../catalogue-file.ts";
import { type PhoneData, readPhoneData } from "./phone-data.ts";
import { sendQueue } from "./queue/send-queue.ts";
import { openSnapshot } from "./snapshot/offline-snapshot.ts";
import { readStored } from "./store.ts";
import { h } from "./views/dom.ts";
import { phoneView } from "./views/phone-view.ts";
import { profileView } from "./views/profile-view.ts";
import { checklistView, savedView, saveSection } from "./views/saved-view.ts";
import { searchView } from "./views/search-view.ts";
import { markTypedFields, rememberTyped } from "./views/typed-input.ts";
import { unionView } from "./views/union-view.ts";
import { verdictSection, verdictTag } from "./views/verdict-view.ts";
import {
  addressOf,
  closingView,
  itemView,
  notHereView,
  outdatedNotice,
  titleOf,
  type ViewContext,
} from "./views/views.ts";
import { offlineFileWords, syncQueueWords, appWords as words } from "./words.ts";

const phonePage = "/offline/app";

/**
 * The offline app, shown whenever the site's own page can't be loaded. Its URLs are the site's, in any language; its links are in its own.
 */
async function start() {
  markTypedFields(rootOf());
  rootOf().replaceChildren(h("main", {}, h("p", { class: "quiet" }, words.working)));
  await show();
  const send = () => sendQueue().then(show);
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
  const storedSnapshot = await readStored("copy");
  const phone = await readPhoneData(today, show);
  const here = splitLanguage(location.pathname).path;
  if (here === phonePage) main.append(...(await phoneView(today, phone)));
  else if (storedSnapshot) main.append(...viewOf(here, { ...storedSnapshot, today, phone }));
  else main.append(titleOf(words.noNetwork), h("p", {}, words.noCopy));
  const at = document.activeElement?.id;
  const restoreTyped = rememberTyped(root);
  root.replaceChildren(headerOf(storedSnapshot?.file ?? null, here, phone), main);
  restoreTyped();
  if (at) document.getElementById(at)?.focus();
  document.title = `${main.querySelector("h1")?.textContent ?? words.noNetwork} · Fursa`;
}

type SnapshotParts = Parameters<typeof openSnapshot>;

function viewOf(
  here: string,
  given: { file: SnapshotParts[0]; rows: SnapshotParts[1]; today: string; phone: PhoneData },
): Node[] {
  const { phone, today } = given;
  const context: ViewContext = {
    snapshot: openSnapshot(given.file, given.rows, location.origin),
    today,
    href: (path) => localPath(path),
    onCard: (listing) => verdictTag(listing, phone.member),
    onPage: (listing) => [verdictSection(listing, phone.member), saveSection(listing, phone)],
    onSteps: (listing, steps) => checklistView(listing, steps, phone),
  };
  return [outdatedNotice(context), ...viewAt(here, context, phone)].filter(
    (node): node is Node => node !== null,
  );
}

const searched = ["/", "/browse", "/jobs"];

function viewAt(path: string, context: ViewContext, phone: PhoneData): Node[] {
  if (path === "/saved") return savedView(phone, context);
  if (path === "/profile") return profileView(phone);
  if (searched.includes(path)) {
    const search = new URLSearchParams(location.search);
    if (path === "/jobs" && !search.has("tab")) search.set("tab", "internships");
    return searchView(search, context, (next) => location.assign(localPath(next)));
  }
  if (path === "/calendar") return closingView(context);
  const item = context.snapshot.listings.find((one) => addressOf(one) === path);
  if (item) return itemView(item, context);
  if (/^\/(scholarship|college|internship)\//.test(path)) return notHereView(context);
  const union = unionView(path, phone);
  return union ?? [titleOf(words.needsNetwork), h("p", {}, words.whatWorks)];
}

/** Says that this page may be outdated. */
function headerOf(file: Pick<CatalogueFile, "madeOn"> | null, here: string, { member, waiting }: PhoneData) {
  const isPhonePage = here === phonePage;
  return h(
    "header",
    {},
    h("p", { class: "mark" }, h("a", { href: localPath("/browse") }, "Fursa")),
    h(
      "p",
      { role: "status" },
      [!isPhonePage && words.noNetwork, file && offlineFileWords.copyOf(dayInWords(file.madeOn))]
        .filter(Boolean)
        .join(" · "),
    ),
    waiting.length > 0 &&
      h("p", {}, h("a", { href: localPath(`${phonePage}#waiting`) }, syncQueueWords.count(waiting.length))),
    h(
      "nav",
      { "aria-label": "Fursa" },
      !isPhonePage && h("a", { href: location.href }, words.tryAgain),
      h("a", { href: localPath("/browse") }, offlineFileWords.search),
      h("a", { href: localPath("/calendar") }, offlineFileWords.closing),
      h("a", { href: localPath("/saved") }, words.saved),
      member?.answers && h("a", { href: localPath("/profile") }, words.profile),
      member && member.threads.length > 0 && h("a", { href: localPath("/union") }, words.union),
      h("a", { href: localPath(phonePage) }, words.onThisPhone),
    ),
  );
}

start().catch(() => {
  document.getElementById("fursa")?.replaceChildren(h("p", { class: "notice clay" }, words.failed));
});
