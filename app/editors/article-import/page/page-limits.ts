const maxElements = 30_000;
/** Per tag. Even busy sites have about forty. */
const maxAttributes = 500;
/** Chromium's own nesting limit. */
const maxDepth = 512;

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements that may be left unclosed. */
const optionallyClosed = /^(p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup|rt|rp)$/;
const rawTextElements = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

/**
 * False for pages that no person would write. Parsing time grows with the square of the nesting depth and of
 * a tag's attributes, so both are counted in one pass before parsing.
 */
export function isWithinLimits(html: string): boolean {
  let [elements, depth] = [0, 0];
  let raw: string | null = null;
  const piece = /<!--|<(\/?)([a-z][a-z0-9]*)/gi;
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [, slash, written] = found;
    const name = written?.toLowerCase();
    if (raw) {
      if (slash && name === raw) raw = null;
      continue;
    }
    if (!name) {
      piece.lastIndex = endOf(html, "-->", piece.lastIndex);
      continue;
    }
    const { attributes, end } = scanTag(html, piece.lastIndex);
    piece.lastIndex = end;
    if (!slash) elements++;
    if (rawTextElements.test(name)) raw = slash ? null : name;
    else if (!voidElements.test(name) && !optionallyClosed.test(name))
      depth = Math.max(0, depth + (slash ? -1 : 1));
    if (elements > maxElements || depth > maxDepth || attributes > maxAttributes) return false;
  }
  return true;
}

/** The end of a tag and its number of attributes, as browsers tokenize it. */
function scanTag(html: string, from: number): { attributes: number; end: number } {
  let attributes = 0;
  let place = from;
  let state: "between" | "name" | "before value" | "value" = "between";
  for (; place < html.length && html[place] !== ">"; place++) {
    const sign = html[place] ?? "";
    const isSpace = /\s/.test(sign);
    const isQuote = sign === '"' || sign === "'";
    if (state === "before value" && isQuote) {
      place = endOf(html, sign, place + 1) - 1;
      state = "between";
    } else if (state === "before value") state = isSpace ? state : "value";
    else if (state === "value") state = isSpace ? "between" : state;
    else if (sign === "=") state = "before value";
    else if (isSpace || sign === "/") state = "between";
    else {
      if (state === "between") attributes++;
      state = "name";
    }
  }
  return { attributes, end: place };
}

function endOf(html: string, what: string, from: number): number {
  const place = html.indexOf(what, from);
  return place === -1 ? html.length : place + what.length;
}
