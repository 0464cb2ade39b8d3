import type { DemoViewers, Viewer } from "../requests/demo-viewers.ts";
import { type PageForm, readPage } from "../requests/page-forms.ts";
import { adminRoutes } from "./admin-routes.ts";
import { everyRoute, fillIn } from "./every-route.ts";

/** What a visit has shown about a route. */
export interface SeenRoute {
  pattern: string;
  /** An address of an existing record, if a page links to one. */
  address: string;
  /** The viewer with the fewest rights who is let in. */
  insider: Viewer;
  /** The forms with this action that some page showed. */
  forms: { viewer: Viewer; form: PageForm }[];
}

/** Values for a route's parameters if no page links to a real record. */
const examples: Record<string, string> = {
  ":kind": "scholarship",
  ":type": "scholarships",
  ":feed": "scholarships.atom",
  ":file": "pages",
};
export const anyId = "00000000-0000-4000-8000-000000000000";

const routes = everyRoute().map((route) => ({ ...route, shape: shapeOf(route.pattern) }));
const patternOf = (path: string) => routes.find(({ shape }) => shape.test(path))?.pattern ?? "";

/** Visits every route, those without a parameter first: they link to the others. */
export async function lookAround(viewers: DemoViewers): Promise<Map<string, SeenRoute>> {
  const admins = new Set(adminRoutes().map(({ file }) => file));
  const seen = new Map<string, SeenRoute>();
  const found = new Map<string, string>();
  const shown: SeenRoute["forms"] = [];
  const inOrder = [false, true].flatMap((has) =>
    routes.filter(({ pattern }) => /[:*]/.test(pattern) === has),
  );
  for (const { file, pattern } of inOrder) {
    const address = found.get(pattern) ?? fillIn(pattern, (parameter) => examples[parameter] ?? anyId);
    const who: Viewer[] = admins.has(file) ? ["admin"] : ["visitor", "member"];
    let insider = who.at(-1) ?? "admin";
    for (const viewer of who) {
      const { status, headers, text } = await viewers.send(viewer, { address });
      const isTurnedAway = [401, 403].includes(status) || /^\/(auth|$)/.test(String(headers.location));
      if (viewer === "visitor" && !isTurnedAway) insider = viewer;
      if (!headers["content-type"]?.includes("html")) continue;
      const page = readPage(text, address);
      for (const link of page.links.map(pathOf)) {
        if (!found.has(patternOf(link))) found.set(patternOf(link), link);
      }
      shown.push(...page.forms.map((form) => ({ viewer, form })));
    }
    seen.set(pattern, { pattern, address, insider, forms: [] });
  }
  for (const { viewer, form } of shown) {
    const forms = seen.get(patternOf(pathOf(form.action)))?.forms;
    if (!forms?.some((each) => isAlike(each.form, form))) forms?.push({ viewer, form });
  }
  return seen;
}

const pathOf = (address: string) => address.replace(/[?#].*$/, "");

function shapeOf(pattern: string): RegExp {
  const shape = pattern.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+").replace("*", ".*");
  return new RegExp(`^${shape}$`);
}

/** A list has the same form in each row, and a form's options differ between viewers. */
const isAlike = (one: PageForm, other: PageForm) => outlineOf(one) === outlineOf(other);
const outlineOf = ({ fields }: PageForm) => {
  const wishes = /^(intent|wants)$/;
  return [
    ...new Set(fields.map(({ name, value }) => (wishes.test(name) ? `${name}=${value}` : name))),
  ].join();
};
