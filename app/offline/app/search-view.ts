import { type FilterName, filterNames, filtersOf, type Kind, parseKind } from "#app/catalogue/kinds/kinds.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { filterLabels } from "#app/catalogue/search/filters/filter-words.ts";
import { valueName } from "#app/catalogue/search/filters/value-name.ts";
import { readQuery, understood } from "#app/catalogue/search/parser/read-query.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { h } from "./dom.ts";
import { findListings, valuesOf, type Wanted } from "./find.ts";
import { cardOf, type Surroundings, titleOf } from "./views.ts";
import { pocketWords as words } from "./words.ts";

/** Cards at a time: a small phone can't render a thousand. */
const atATime = 20;

/** Parses a URL of the browse page. Without a tab the words may choose it. */
function readWanted(address: URLSearchParams, today: string): Wanted {
  const text = (address.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  const named = parseKind(address.get("tab") ?? address.get("type") ?? undefined);
  const kind = named ?? readQuery(text, today).kind ?? "scholarships";
  const chosen: Wanted["chosen"] = {};
  for (const name of filterNames(kind)) {
    const value = address.get(name);
    if (value) chosen[name] = value;
  }
  return { kind, text, chosen };
}

const writeWanted = ({ kind, text, chosen }: Wanted) => {
  const given = { tab: kind, ...(text && { q: text }), ...chosen };
  return `/browse?${new URLSearchParams(given as Record<string, string>)}`;
};

/** The search box, the tabs, the filters, and the results. `go` opens another URL. */
export function searchView(
  address: URLSearchParams,
  around: Surroundings,
  go: (path: string) => void,
): Node[] {
  const { copy, today } = around;
  const wanted = readWanted(address, today);
  const found = findListings(copy.listings, wanted, today);
  const chips = understood(readQuery(wanted.text, today)).map(({ means }) =>
    placeName(fieldName(means?.label ?? "")),
  );
  return [
    titleOf(kindWords[wanted.kind].many),
    searchForm(wanted, around, go),
    h(
      "nav",
      { class: "tabs", "aria-label": words.search },
      ...kinds.map((kind) => tab(kind, wanted, around)),
    ),
    h("p", { role: "status" }, words.found(found.length), chips.length > 0 ? ` · ${chips.join(" · ")}` : ""),
    found.length === 0 ? h("p", {}, words.nothing) : listOf(found, around),
  ].filter((node): node is HTMLElement => Boolean(node));
}

function tab(kind: Kind, wanted: Wanted, { copy, today, href }: Surroundings) {
  const there = { kind, text: wanted.text, chosen: {} };
  const count = findListings(copy.listings, there, today).length;
  return h(
    "a",
    { href: href(writeWanted(there)), "aria-current": kind === wanted.kind && "page" },
    `${kindWords[kind].many} (${formatNumber(count)})`,
  );
}

function searchForm(wanted: Wanted, { copy }: Surroundings, go: (path: string) => void) {
  const box = h("input", { id: "q", name: "q", type: "search", placeholder: words.searchHint });
  box.value = wanted.text;
  const fields = filterNames(wanted.kind).map((name) => filterField(name, wanted, copy.listings));
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

function filterField(name: FilterName, { kind, chosen }: Wanted, listings: Surroundings["copy"]["listings"]) {
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

function listOf(found: Surroundings["copy"]["listings"], around: Surroundings) {
  const list = h("ul", { class: "cards" });
  const more = h("button", { type: "button", class: "more", click: showMore }, words.more);
  let shown = 0;
  function showMore() {
    const next = found.slice(shown, shown + atATime).map((one) => cardOf(one, around));
    list.append(...next);
    if (shown > 0) next[0]?.querySelector("a")?.focus();
    shown += next.length;
    more.hidden = shown >= found.length;
  }
  showMore();
  return h("div", {}, list, more);
}
