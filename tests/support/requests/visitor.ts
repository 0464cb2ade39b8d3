import { type Cheerio, type CheerioAPI, load } from "cheerio";
import type { AnyNode, Element } from "domhandler";
import { CookieJar } from "./cookie-jar.ts";

/** What is typed into a field, chosen in a list (by its text or value), ticked, or picked as a file. */
type Given = string | string[] | boolean | File;
type Name = string | RegExp;

/**
 * A browser without JavaScript: keeps cookies, follows redirects, reads pages and submits their forms. Labels, links
 * and buttons are found by their complete accessible name, as a screen reader says it.
 */
export class Visitor {
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  readonly #cookies = new CookieJar();

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  /** Opens a page by its path, or by an address of this site, and follows redirects. */
  async open(address: string, referrer?: string): Promise<Page> {
    return this.#follow(address, referrer ? { headers: { Referer: referrer } } : {});
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  post(
    path: string,
    body: FormData | URLSearchParams | Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isReady = body instanceof FormData || body instanceof URLSearchParams;
    return this.send(path, { method: "POST", body: isReady ? body : new URLSearchParams(body), headers });
  }

  /** One request, without following its redirect. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.#origin);
    if (url.origin !== this.#origin) throw new Error(`leads to another site: ${url}`);
    const headers = new Headers({
      Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      Cookie: this.#cookies.headerFor(url.pathname),
      ...(init.method === "POST" && { Origin: this.#origin }),
      ...this.#headers,
    });
    new Headers(init.headers).forEach((value, name) => void headers.set(name, value));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    this.#cookies.take(response);
    return response;
  }

  clearCookies(): void {
    this.#cookies.clear();
  }

  /** Submits a form as the browser would. */
  submit(action: string, body: FormData | URLSearchParams, referrer = this.#origin): Promise<Page> {
    return this.#follow(action, { method: "POST", body, headers: { Referer: referrer } });
  }

  async #follow(address: string, init: RequestInit): Promise<Page> {
    let url = new URL(address, this.#origin);
    let response = await this.send(url.href, init);
    for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
      if (hops > 10) throw new Error(`too many redirects from ${address}`);
      await response.body?.cancel();
      url = new URL(response.headers.get("Location") ?? "", url);
      response = await this.send(url.href);
    }
    return new Page(this, url, response, await response.text());
  }
}

/** A part of a page: a card, a region, a field, or the whole page. */
export class Part {
  protected readonly $: CheerioAPI;
  readonly found: Cheerio<AnyNode>;

  constructor($: CheerioAPI, found: Cheerio<AnyNode>) {
    this.$ = $;
    this.found = found;
  }

  /** Its text, with a space between blocks and white space collapsed. */
  get text(): string {
    return wordsOf(this.$, this.found);
  }

  /** Whether an element in it has exactly this text. */
  says(words: Name): boolean {
    return this.found
      .find("*")
      .toArray()
      .some((element) => fits(wordsOf(this.$, this.$(element)), words));
  }

  get count(): number {
    return this.found.length;
  }

  /** The innermost elements with exactly this text. */
  texts(words: Name): string[] {
    const saying = this.found
      .find("*")
      .toArray()
      .filter((element) => fits(wordsOf(this.$, this.$(element)), words));
    return saying
      .filter(
        (element) => !saying.some((inner) => inner !== element && this.$(inner).closest(element).length > 0),
      )
      .map((element) => wordsOf(this.$, this.$(element)));
  }

  attribute(name: string): string | undefined {
    return this.found.attr(name);
  }

  all(selector: string): Part[] {
    return this.found
      .find(selector)
      .toArray()
      .map((element) => new Part(this.$, this.$(element)));
  }

  /** The only match; throws if there are none or several. */
  one(selector: string): Part {
    return only(this.all(selector), selector);
  }

  link(name: Name): Part {
    return this.#named("a[href]", name);
  }

  button(name: Name): Part {
    return this.#named("button, input[type=submit]", name);
  }

  region(name: Name): Part {
    return this.#named("section, aside, nav, [role=region], article, form, table, fieldset", name);
  }

  heading(name: Name): Part {
    return this.#named("h1, h2, h3, h4", name);
  }

  links(): string[] {
    return this.all("a[href]").map((link) => nameOf(this.$, link.found));
  }

  buttons(): string[] {
    return this.all("button, input[type=submit]").map((button) => nameOf(this.$, button.found));
  }

  headings(level: number): string[] {
    return this.all(`h${level}`).map(({ text }) => text);
  }

  /** The list item with this heading. */
  card(heading: Name): Part {
    const cards = this.all("li").filter((item) =>
      item.all("h2, h3, h4").some((one) => fits(nameOf(this.$, one.found), heading)),
    );
    return only(cards, `card ${heading}`);
  }

  hasLink(name: Name): boolean {
    return this.links().some((each) => fits(each, name));
  }

  hasButton(name: Name): boolean {
    return this.buttons().some((each) => fits(each, name));
  }

  /** By its label; "Group > Label" where several groups have a field of that label. */
  field(label: Name): Field {
    const fields = this.fields(label);
    return fields.length === 1 && fields[0] ? fields[0] : fail(label, fields.length, this.labels());
  }

  fields(label: Name): Field[] {
    const [group, own] = typeof label === "string" ? split(label) : [undefined, label];
    return this.found
      .find("input:not([type=hidden]), textarea, select")
      .toArray()
      .filter((element) => fits(labelOf(this.$, this.$(element)), own))
      .filter((element) => !group || groupsOf(this.$, this.$(element)).includes(group))
      .map((element) => new Field(this.$, this.$(element)));
  }

  labels(): string[] {
    return this.found
      .find("input:not([type=hidden]), textarea, select")
      .toArray()
      .map((element) => labelOf(this.$, this.$(element)));
  }

  #named(selector: string, name: Name): Part {
    const parts = this.all(selector);
    const fitting = parts.filter(({ found }) => fits(nameOf(this.$, found), name));
    if (fitting.length === 1 && fitting[0]) return fitting[0];
    return fail(
      name,
      fitting.length,
      parts.map(({ found }) => nameOf(this.$, found)),
    );
  }
}

class Field extends Part {
  get value(): string {
    return valuesOf(this.$, this.found)[0] ?? "";
  }

  get isChecked(): boolean {
    return this.found.is("[checked]");
  }

  get isInvalid(): boolean {
    return this.found.attr("aria-invalid") === "true";
  }

  /** What a screen reader says after its label. */
  get description(): string {
    return textOf(this.$, this.found.attr("aria-describedby"));
  }

  get options(): string[] {
    return this.all("option").map(({ text }) => text);
  }
}

export class Page extends Part {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly url: URL;
  readonly #visitor: Visitor;

  constructor(visitor: Visitor, url: URL, response: Response, html: string) {
    const $ = load(html, { scriptingEnabled: false });
    $("script, style, template").remove();
    super($, $("html"));
    this.#visitor = visitor;
    this.url = url;
    this.html = html;
    this.status = response.status;
    this.headers = response.headers;
  }

  /** Path and query. */
  get path(): string {
    return this.url.pathname + this.url.search;
  }

  get title(): string {
    return tidy(this.$("title").first().text());
  }

  get main(): Part {
    return this.one("main");
  }

  /** The page's messages. */
  get messages(): string {
    return this.all("[aria-label=Messages]")
      .map(({ text }) => text)
      .join(" ");
  }

  /** The content of a meta tag. */
  meta(name: string): string | undefined {
    return this.$(`meta[name="${name}"], meta[property="${name}"]`).attr("content");
  }

  /** Follows a link. Pass a part of the page if several links have that name. */
  follow(name: Name, within: Part = this): Promise<Page> {
    return this.#visitor.open(
      new URL(within.link(name).attribute("href") ?? "", this.url).href,
      this.url.href,
    );
  }

  reload(): Promise<Page> {
    return this.#visitor.open(this.path);
  }

  /** Fills in a form by the labels of its fields and presses its button; returns the next page. */
  submit(button: Name, given: Record<string, Given> = {}, within: Part = this): Promise<Page> {
    const pressed = within.button(button).found;
    const id = pressed.attr("form");
    const form = new Part(this.$, id ? this.$(`form[id="${id}"]`) : pressed.closest("form"));
    const changed = new Map<AnyNode, Given>();
    for (const [label, value] of Object.entries(given)) {
      for (const { found } of fieldsToChange(form, label, value)) if (found[0]) changed.set(found[0], value);
    }
    const entries = this.#entries(form.found, pressed, changed);
    const action = new URL(pressed.attr("formaction") ?? form.attribute("action") ?? "", this.url);
    const method = pressed.attr("formmethod") ?? form.attribute("method") ?? "get";
    if (method.toLowerCase() === "get") {
      action.search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
      return this.#visitor.open(action.href, this.url.href);
    }
    const isMultipart = form.attribute("enctype") === "multipart/form-data";
    const body = isMultipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of entries) {
      if (body instanceof FormData) body.append(name, value as string);
      else body.append(name, value instanceof File ? value.name : value);
    }
    return this.#visitor.submit(action.href, body, this.url.href);
  }

  /** What the form sends, in document order. */
  #entries(
    form: Cheerio<AnyNode>,
    pressed: Cheerio<AnyNode>,
    changed: Map<AnyNode, Given>,
  ): [string, string | File][] {
    const id = form.attr("id");
    const outside = id ? this.$(`[form="${id}"]`).toArray() : [];
    const inside = form.find("input, textarea, select, button").toArray() as Element[];
    return [...inside, ...(outside as Element[])].flatMap((element) => {
      const field = this.$(element);
      const name = field.attr("name");
      if (!name || field.is("[disabled]") || field.closest("fieldset[disabled]").length > 0) return [];
      if (field.is("button")) return element === pressed[0] ? [[name, field.attr("value") ?? ""]] : [];
      return sentBy(this.$, field, changed.get(element)).map((value): [string, string | File] => [
        name,
        typeof value === "string" ? value.replaceAll(/\r?\n/g, "\r\n") : value,
      ]);
    });
  }
}

/** Where a page leads by itself, without a script. */
export const reloadOf = (page: Page): string | undefined =>
  page.all("noscript meta[http-equiv=refresh]")[0]?.attribute("content")?.split("url=")[1];

/** A list of texts ticks those boxes of a group. */
function fieldsToChange(form: Part, label: string, value: Given): Part[] {
  if (!Array.isArray(value)) return [form.field(label)];
  const all = form.all("input[type=checkbox]").map(({ found }) => found);
  const $ = (form as unknown as { $: CheerioAPI }).$;
  const group = all.filter((found) => groupsOf($, found).includes(label));
  if (group.length === 0) fail(label, 0, []);
  for (const text of value)
    if (!group.some((found) => labelOf($, found) === text))
      fail(
        text,
        0,
        group.map((found) => labelOf($, found)),
      );
  return group.map((found) => new Part($, found));
}

function sentBy($: CheerioAPI, field: Cheerio<Element>, given: Given | undefined): (string | File)[] {
  const type = field.attr("type") ?? "text";
  if (field.is("select")) {
    if (typeof given !== "string") return valuesOf($, field);
    const option = field
      .find("option")
      .toArray()
      .find((each) => tidy($(each).text()) === given || $(each).attr("value") === given);
    if (!option)
      return fail(
        given,
        0,
        field
          .find("option")
          .toArray()
          .map((each) => tidy($(each).text())),
      );
    return [$(option).attr("value") ?? tidy($(option).text())];
  }
  if (type === "checkbox" || type === "radio") {
    const isTicked = Array.isArray(given)
      ? given.includes(labelOf($, field))
      : (given ?? field.is("[checked]"));
    return isTicked ? [field.attr("value") ?? "on"] : [];
  }
  if (type === "submit" || type === "image") return [];
  if (type === "file") return given instanceof File ? [given] : [new File([], "")];
  return typeof given === "string" ? [given] : valuesOf($, field);
}

/** The value of a field. */
function valuesOf($: CheerioAPI, field: Cheerio<AnyNode>): string[] {
  if (field.is("select")) {
    const options = field.find("option");
    const chosen = options.filter("[selected]");
    const shown = chosen.length > 0 || field.is("[multiple]") ? chosen : options.first();
    return shown.toArray().map((option) => $(option).attr("value") ?? tidy($(option).text()));
  }
  // Like a browser, the parser drops the first line break of a text area.
  return [field.is("textarea") ? field.text() : (field.attr("value") ?? "")];
}

function labelOf($: CheerioAPI, field: Cheerio<AnyNode>): string {
  const named = field.attr("aria-label") ?? textOf($, field.attr("aria-labelledby"));
  if (named) return named;
  const id = field.attr("id");
  const label = id ? $(`label[for="${id}"]`).first() : field.closest("label");
  const words = (label.length > 0 ? label : field.closest("label")).clone();
  words.find("select, textarea").remove();
  return wordsOf($, words).replace(/ ?\*$/, "");
}

const groupsOf = ($: CheerioAPI, field: Cheerio<AnyNode>): string[] =>
  field
    .parents("fieldset, [role=group]")
    .toArray()
    .map((group) => nameOf($, $(group)));

/** Its accessible name. */
function nameOf($: CheerioAPI, element: Cheerio<AnyNode>): string {
  const named = element.attr("aria-label") ?? textOf($, element.attr("aria-labelledby"));
  if (named) return named;
  if (element.is("fieldset")) return wordsOf($, element.children("legend").first());
  if (element.is("table")) return tidy(element.children("caption").text());
  if (element.is("section, aside, nav, article, form, [role]:not(a, button)")) return "";
  const copy = element.clone();
  copy.find("[aria-hidden=true]").remove();
  copy.find("img[alt]").each((_, image) => void $(image).replaceWith($(image).attr("alt") ?? ""));
  return wordsOf($, copy);
}

/** Marks where an element begins or ends within a text. */
const edge = "\u0000";

function textIn($: CheerioAPI, node: AnyNode): string {
  if (node.type === "text") return node.data;
  const inside = $(node)
    .contents()
    .toArray()
    .map((child) => textIn($, child));
  return node.type === "comment" ? "" : `${edge}${inside.join("")}${edge}`;
}

/** Element boundaries separate words; white space elsewhere stays as it is. */
const wordsOf = ($: CheerioAPI, found: Cheerio<AnyNode>): string =>
  tidy(
    found
      .toArray()
      .map((node) => textIn($, node))
      .join(" ")
      .replaceAll(/(?<=[\p{L}\p{N}.!?:;,)”%])\0+(?=[\p{L}\p{N}“$(+])/gu, " ")
      .replaceAll(edge, ""),
  );

const textOf = ($: CheerioAPI, ids = ""): string =>
  tidy(
    ids
      .split(" ")
      .filter(Boolean)
      .map((id) => wordsOf($, $(`[id="${id}"]`)))
      .join(" "),
  );

const tidy = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const fits = (text: string, name: Name): boolean =>
  typeof name === "string" ? text === name : name.test(text);

function split(label: string): [string | undefined, string] {
  const place = label.indexOf(" > ");
  return place < 0 ? [undefined, label] : [label.slice(0, place), label.slice(place + 3)];
}

function only(parts: Part[], what: string): Part {
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error(`found ${parts.length} of ${what}`);
  return part;
}

function fail(wanted: Given | RegExp, count: number, there: string[]): never {
  throw new Error(`found ${count} of ${wanted}; the page has: ${[...new Set(there)].join(" | ")}`);
}
