import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Attributes that a person reads or hears. */
const readable =
  /^(?:title|label|aria-label|aria-description|alt|placeholder|hint|intro|description|detail|busyLabel)$/;

/** The name of the product and the start of an address are the same in every language. */
const isWord = (text: string) => /\p{L}{2}/u.test(text) && !/^(?:Fursa|https:\/\/)$/.test(text.trim());

const isText = (node: Node) =>
  node.type === "JSXText"
    ? isWord(node.value as string)
    : node.type === "Literal"
      ? typeof node.value === "string" && isWord(node.value)
      : node.type === "TemplateElement" && isWord((node.value as { cooked: string }).cooked);

/** Literals that a component shows: between its tags, and in an attribute that is read. Those of a condition or a call aren't shown. */
function shownIn(node: Node, isShown = false): Node[] {
  if (isText(node)) return isShown || node.type === "JSXText" ? [node] : [];
  const partsOf = (...names: string[]) => names.flatMap((name) => node[name] as Node | Node[]).filter(isNode);
  switch (node.type) {
    case "JSXAttribute":
      return partsOf("value").flatMap((part) =>
        shownIn(part, readable.test((node.name as { name: string }).name)),
      );
    case "JSXElement":
    case "JSXFragment":
      return [
        ...partsOf("openingElement").flatMap((part) => shownIn(part)),
        ...partsOf("children").flatMap((part) => shownIn(part, true)),
      ];
    case "JSXExpressionContainer":
    case "TemplateLiteral":
      return partsOf("expression", "quasis", "expressions").flatMap((part) => shownIn(part, isShown));
    case "ConditionalExpression":
      return [
        ...partsOf("test").flatMap((part) => shownIn(part)),
        ...partsOf("consequent", "alternate").flatMap((part) => shownIn(part, isShown)),
      ];
    case "LogicalExpression":
      return [
        ...partsOf("left").flatMap((part) => shownIn(part)),
        ...partsOf("right").flatMap((part) => shownIn(part, isShown)),
      ];
    default:
      return Object.values(node)
        .flat()
        .filter(isNode)
        .flatMap((part) => shownIn(part));
  }
}

const files = globSync("app/**/*.tsx").filter(
  (file) => !/\.test\.tsx$|^app\/(?:editors|shared\/component-gallery)\//.test(file),
);

test("no component contains a sentence, which would stay English in every language", () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return shownIn(parseAst(source, { lang: "tsx" }) as unknown as Node).map(({ start, end }) =>
      `${file}: ${source.slice(start as number, end as number)}`.trim(),
    );
  });
  expect(found).toEqual([]);
});

/** These files are read by editors, contain data, or are in one language on purpose. */
const mayHoldSentences =
  /^app\/(?:editors\/|shared\/languages\/|catalogue\/(?:courses|grades|search|names|facts)\/|catalogue\/eligibility\/rules\/finished|discover\/suggest\/common-searches|students\/profile\/countries|offline\/|ussd\/|partners\/schools\/mails|accounts\/tokens\/|community\/(?:scam-check|union\/write))/;

/** Three words, the first with a capital letter. Visitors don't see what is thrown or logged. */
const looksLikeSentence = (text: string) => /(?:^|\s)\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(text);

test("no module besides those of words contains a sentence, such as an email's", () => {
  const modules = globSync("app/**/*.ts").filter(
    (file) => !/(?:tests?|words(?:\.\w\w)?|\.main|routes)\.ts$/.test(file) && !mayHoldSentences.test(file),
  );
  const found = modules.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return sentencesIn(parseAst(source, { lang: "ts" }) as unknown as Node).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

function sentencesIn(node: Node): string[] {
  if (node.type === "ThrowStatement" || node.type === "TaggedTemplateExpression") return [];
  if (
    node.type === "NewExpression" &&
    /Error$|^Response$/.test((node.callee as { name?: string }).name ?? "")
  )
    return [];
  if (node.type === "Literal" && typeof node.value === "string")
    return looksLikeSentence(node.value) ? [node.value] : [];
  if (node.type === "TemplateElement") {
    const { cooked } = node.value as { cooked: string };
    return looksLikeSentence(cooked) ? [cooked] : [];
  }
  return Object.values(node).flat().filter(isNode).flatMap(sentencesIn);
}

test("no component writes a colon after a label: French and Amharic write another", () => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<=[^\s({,]\})(?:: [${<]|:\{" "\}|:<\/).*/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
