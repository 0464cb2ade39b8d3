import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { rowsIn } from "../catalogue-file.ts";
import { type OfflineSnapshot, openSnapshot, parseCatalogueFile } from "./snapshot/offline-snapshot.ts";
import { checkSignature } from "./snapshot/signature.ts";
import { h } from "./views/dom.ts";
import { searchView } from "./views/search-view.ts";
import {
  aboutView,
  addressOf,
  closingView,
  itemView,
  notHereView,
  outdatedNotice,
  type ViewContext,
} from "./views/views.ts";
import { offlineFileWords as words } from "./words.ts";

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
  const file = parseCatalogueFile(catalogue);
  if (!file) {
    root.replaceChildren(h("p", { class: "notice clay" }, words.broken));
    return;
  }
  const rows = rowsIn(file);
  const snapshot = openSnapshot(file, rows, site);
  const context = { snapshot, today: todayInUtc(), href: (path: string) => `#${path}` };
  const main = h("main", {});
  root.replaceChildren(headerOf(snapshot), main);
  const show = (isFirst: boolean) => {
    const path = location.hash.slice(1) || "/browse";
    main.replaceChildren(
      ...[outdatedNotice(context), ...viewAt(path, context)].filter((node) => node !== null),
    );
    const heading = main.querySelector("h1");
    document.title = `${heading?.textContent ?? ""} · Fursa`;
    if (isFirst) return;
    scrollTo(0, 0);
    heading?.focus();
  };
  addEventListener("hashchange", () => show(false));
  show(true);
  checkSignature(file, rows).then((isSigned) => {
    snapshot.isSigned = isSigned;
    if (isSigned === false || location.hash === "#/about") show(true);
  });
}

function viewAt(path: string, context: ViewContext): Node[] {
  const [place = "", query = ""] = path.split("?");
  if (context.snapshot.isSigned === false) return aboutView(context);
  if (place === "/closing") return closingView(context);
  if (place === "/about") return aboutView(context);
  const item = context.snapshot.listings.find((one) => addressOf(one) === place);
  if (item) return itemView(item, context);
  if (place !== "/browse") return notHereView(context);
  return searchView(new URLSearchParams(query), context, (next) => {
    location.hash = next;
  });
}

const headerOf = ({ file }: OfflineSnapshot) =>
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
