import "#tests/support/network/end-on-network.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { parseHTML } from "linkedom";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * The cost of a bare Hono route that renders the elements of a page each time, without a router, a database or
 * compression: `node bench/bare-hono.ts FOLDER COUNT` serves /0, /1 … from the HTML files there.
 */
const [folder = ".", count = "1"] = process.argv.slice(2);

interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

interface DomNode {
  nodeType: number;
  textContent: string;
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
  childNodes: Iterable<DomNode>;
}

/** Attributes that React spells differently. Styles and handlers are left out. */
const spelling: Record<string, string> = { class: "className", for: "htmlFor", charset: "charSet" };

function read(node: DomNode): Element {
  const attributes: Record<string, string> = {};
  for (const { name, value } of node.attributes)
    if (name !== "style" && !name.startsWith("on")) attributes[spelling[name] ?? name] = value;
  const children = [...node.childNodes].flatMap((child): (Element | string)[] =>
    child.nodeType === 1 ? [read(child)] : child.nodeType === 3 ? [child.textContent] : [],
  );
  return { tag: node.localName, attributes, children };
}

const Page = ({ element: { tag, attributes, children } }: { element: Element }): ReactNode =>
  createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === "string" ? child : Page({ element: child }))),
  );

const app = new Hono();
for (let place = 0; place < Number(count); place += 1) {
  const { document } = parseHTML(readFileSync(join(folder, `${place}.html`), "utf8"));
  const element = read(document.documentElement as unknown as DomNode);
  app.get(`/${place}`, (c) => c.html(`<!DOCTYPE html>${renderToString(createElement(Page, { element }))}`));
}
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  process.stdout.write(`open at ${port}\n`),
);
