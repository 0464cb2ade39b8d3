import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { rowsIn } from "../catalogue-file.ts";
import { type Copy, openCopy, readCopy } from "./copy.ts";
import { h } from "./dom.ts";
import { searchView } from "./search-view.ts";
import { checkSignature } from "./signature.ts";
import {
  aboutView,
  addressOf,
  closingView,
  itemView,
  notHereView,
  oldNotice,
  type Surroundings,
} from "./views.ts";
import { pocketWords as words } from "./words.ts";

declare global {
  interface Window {
    /** Put there by the loader, which decompressed it. */
    fursa?: { catalogue: string; site: string };
  }
}

/** The offline file: every page is after the # of its URL, so that it works wherever the file is. */
function start() {
  const { catalogue = "", site = "" } = window.fursa ?? {};
  const root = document.getElementById("fursa") ?? document.body;
  const file = readCopy(catalogue);
  if (!file) {
    root.replaceChildren(h("p", { class: "notice clay" }, words.broken));
    return;
  }
  const rows = rowsIn(file);
  const copy = openCopy(file, rows, site);
  const around = { copy, today: todayInUtc(), href: (path: string) => `#${path}` };
  const main = h("main", {});
  root.replaceChildren(headerOf(copy), main);
  const show = (isFirst: boolean) => {
    const path = location.hash.slice(1) || "/browse";
    main.replaceChildren(...[oldNotice(around), ...viewAt(path, around)].filter((node) => node !== null));
    const heading = main.querySelector("h1");
    document.title = `${heading?.textContent ?? ""} · Fursa`;
    if (isFirst) return;
    scrollTo(0, 0);
    heading?.focus();
  };
  addEventListener("hashchange", () => show(false));
  show(true);
  checkSignature(file, rows).then((isSigned) => {
    copy.isSigned = isSigned;
    if (isSigned === false || location.hash === "#/about") show(true);
  });
}

function viewAt(path: string, around: Surroundings): Node[] {
  const [place = "", query = ""] = path.split("?");
  if (around.copy.isSigned === false) return aboutView(around);
  if (place === "/closing") return closingView(around);
  if (place === "/about") return aboutView(around);
  const item = around.copy.listings.find((one) => addressOf(one) === place);
  if (item) return itemView(item, around);
  if (place !== "/browse") return notHereView(around);
  return searchView(new URLSearchParams(query), around, (next) => {
    location.hash = next;
  });
}

const headerOf = ({ file }: Copy) =>
  h(
    "header",
    {},
    h("p", { class: "mark" }, h("a", { href: "#/browse" }, "Fursa")),
    h("p", {}, words.copyOf(dayInWords(file.madeOn))),
    h(
      "nav",
      { "aria-label": "Fursa" },
      h("a", { href: "#/browse" }, words.search),
      h("a", { href: "#/closing" }, words.closing),
      h("a", { href: "#/about" }, words.about),
    ),
  );

start();
