/** Limits that keep rendering fast: some Markdown takes quadratic time. */
export interface MarkdownLimits {
  /** Nested quotes and lists. */
  maxDepth: number;
  lines: number;
  /** Table cells, by their `|`. */
  cells: number;
  /** `*`, `_`, `~`, `[` and `]` in one paragraph: each may pair with each other one, so the cost is quadratic. */
  delimiters: number;
  /** Underlined headings, link definitions and footnotes: each is searched for among all before it. */
  definitions: number;
}

export const articleLimits: MarkdownLimits = {
  maxDepth: 20,
  lines: 4_000,
  cells: 5_000,
  delimiters: 2_000,
  definitions: 300,
};
export const postLimits: MarkdownLimits = {
  maxDepth: 20,
  lines: 300,
  cells: 300,
  delimiters: 400,
  definitions: 50,
};

type MarkdownProblem = "too deep" | "too dense";

/** Why a text can't be rendered, if it can't; found in one pass, before it is parsed. */
export function findMarkdownProblem(content: string, bounds: MarkdownLimits): MarkdownProblem | null {
  const lines = content.split(/\r\n?|\n/);
  if (lines.length > bounds.lines || content.split("|").length > bounds.cells) return "too dense";
  let [squares, signs, marks] = [0, 0, 0];
  for (const line of lines) {
    const { depth, rest } = takeMarkersOff(line);
    if (depth > bounds.maxDepth) return "too deep";
    if (rest === "" || beginsItem.test(line)) {
      squares += signs ** 2;
      signs = 0;
    }
    for (const letter of rest) if ("*_~[]".includes(letter)) signs++;
    if (isMark(rest)) marks++;
    if (marks > bounds.definitions || squares + signs ** 2 > bounds.delimiters ** 2) return "too dense";
  }
  return null;
}

const beginsItem = /^[-*+][ \t]+\S/;
const isRule = /^[ \t]*(?:[*][ \t*]*|-[ \t-]*|_[ \t_]*)$/;

/** The nesting of a line, by its indentation and its `>`, `-` and `1.`, and its text. */
function takeMarkersOff(line: string): { depth: number; rest: string } {
  // "* * * * *" is a horizontal rule and nests nothing.
  if (isRule.test(line)) return { depth: 0, rest: line.replaceAll(/[ \t]/g, "") };
  const marker = /([ \t]{0,200})(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
  let [depth, end] = [0, 0];
  for (let found = marker.exec(line); found; found = marker.exec(line)) {
    depth += 1 + Math.floor((found[1]?.replaceAll("\t", "    ").length ?? 0) / 2);
    end = marker.lastIndex;
  }
  return { depth, rest: line.slice(end).trim() };
}

/** `---` or `===` under a line makes it a heading; `[name]:` defines a link or a footnote. */
const isMark = (rest: string) => /^(?:-+|=+)$/.test(rest) || (rest.startsWith("[") && rest.includes("]:"));
