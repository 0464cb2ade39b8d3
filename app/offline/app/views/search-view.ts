import { type FilterName, filterNames, filtersOf, type Kind, parseKind } from "#app/catalogue/kinds/kinds.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { filterLabels } from "#app/catalogue/search/filters/filter-words.ts";
import { valueName } from "#app/catalogue/search/filters/value-name.ts";
import { readQuery, understood } from "#app/catalogue/search/parser/read-query.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { findListings, type OfflineSearch, valuesOf } from "../snapshot/find-listings.ts";
import { offlineFileWords as words } from "../words.ts";
import { h } from "./dom.ts";
import { cardOf, titleOf, type ViewContext } from "./views.ts";

/** Cards at a time: a small phone can't render a thousand. */
const cardsPerPage = 20;

/** Parses a URL of the browse page. Without a tab the words may choose it. */
function parseSearch(address: URLSearchParams, today: string): OfflineSearch {
  const text = (address.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  const named = parseKind(address.get("tab") ?? address.get("type") ?? undefined);
  const kind = named ?? readQuery(text, today).kind ?? "scholarships";
  const chosen: OfflineSearch["chosen"] = {};
  for (const name of filterNames(kind)) {
    const value = address.get(name);
    if (value) chosen[name] = value;
  }
  return { kind, text, chosen };
}

const searchPath = ({ kind, text, chosen }: OfflineSearch) => {
  const given = { tab: kind, ...(text && { q: text }), ...chosen };
  return `/browse?${new URLSearchParams(given as Record<string, string>)}`;
};

/** The search box, the tabs, the filters, and the results. `go` opens another URL. */
export function searchView(
  address: URLSearchParams,
  context: ViewContext,
  go: (path: string) => void,
): Node[] {
  const { snapshot, today } = context;
  const wanted = parseSearch(address, today);
  const found = findListings(snapshot.listings, wanted, today);
  const chips = understood(readQuery(wanted.text, today)).map(({ means }) =>
    placeName(fieldName(means?.label ?? "")),
  );
  return [
    titleOf(kindWords[wanted.kind].many),
    searchForm(wanted, context, go),
    h(
      "nav",
      { class: "tabs", "aria-label": words.search },
      ...kinds.map((kind) => tab(kind, wanted, context)),
    ),
    h("p", { role: "status" }, words.found(found.length), chips.length > 0 ? ` · ${chips.join(" · ")}` : ""),
    found.length === 0 ? h("p", {}, words.nothing) : listOf(found, context),
  ].filter((node): node is HTMLElement => Boolean(node));
}

function tab(kind: Kind, wanted: OfflineSearch, { snapshot, today, href }: ViewContext) {
  const there = { kind, text: wanted.text, chosen: {} };
  const count = findListings(snapshot.listings, there, today).length;
  return h(
    "a",
    { href: href(searchPath(there)), "aria-current": kind === wanted.kind && "page" },
    `${kindWords[kind].many} (${formatNumber(count)})`,
  );
}

function searchForm(wanted: OfflineSearch, { snapshot }: ViewContext, go: (path: string) => void) {
  const box = h("input", { id: "q", name: "q", type: "search", placeholder: words.searchHint });
  box.value = wanted.text;
  const fields = filterNames(wanted.kind).map((name) => filterField(name, wanted, snapshot.listings));
  const isNarrowed = Object.keys(wanted.chosen).length > 0;
  const form: HTMLFormElement = h(
    "form",
    {
      submit: (event) => {
        event.preventDefault();
        const given = new URLSearchParams();
        const isSame = box.value.trim() === wanted.text;
        // Other words may belong to another tab, unless a filter of this one is set.
        if (isSame || Object.keys(wanted.chosen).length > 0) given.set("tab", wanted.kind);
        for (const [name, value] of new FormData(form)) if (value) given.append(name, String(value));
        go(`/browse?${given}`);
      },
    },
    h("label", { for: "q" }, words.searchLabel),
    h("div", { class: "line" }, box, h("button", {}, words.search)),
    h(
      "details",
      { open: isNarrowed },
      h("summary", {}, words.filters),
      h("div", { class: "fields" }, ...fields),
      h("button", {}, words.show),
    ),
  );
  return form;
}

function filterField(
  name: FilterName,
  { kind, chosen }: OfflineSearch,
  listings: ViewContext["snapshot"]["listings"],
) {
  const allowed = filtersOf[kind] as Partial<Record<FilterName, "any" | readonly string[]>>;
  const listed = allowed[name];
  const values = listed === "any" || !listed ? valuesOf(listings, kind, name) : listed;
  return h(
    "label",
    {},
    filterLabels[name],
    h(
      "select",
      { name },
      h("option", { value: "" }, words.any),
      ...values.map((value) =>
        h("option", { value, selected: chosen[name] === value }, valueName(name, value)),
      ),
    ),
  );
}

function listOf(found: ViewContext["snapshot"]["listings"], context: ViewContext) {
  const list = h("ul", { class: "cards" });
  const more = h("button", { type: "button", class: "more", click: showMore }, words.more);
  let shown = 0;
  function showMore() {
    const next = found.slice(shown, shown + cardsPerPage).map((one) => cardOf(one, context));
    list.append(...next);
    if (shown > 0) next[0]?.querySelector("a")?.focus();
    shown += next.length;
    more.hidden = shown >= found.length;
  }
  showMore();
  return h("div", {}, list, more);
}
