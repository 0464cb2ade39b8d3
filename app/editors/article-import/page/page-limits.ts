const mostElements = 30_000;
/** Of one tag. The busiest of the busiest sites has some forty. */
const mostAttributes = 500;
/** Where Chromium itself stops nesting. */
const deepest = 512;

const neverOpen = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Authors may leave these unclosed, and the next one closes them. */
const closedByTheNext = /^(p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup|rt|rp)$/;
const holdsNoTags = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

/**
 * True for a page that people could have written. Reading HTML takes time that grows with the square of its depth and of
 * the attributes of a tag: they are counted in one pass, before it is read.
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
    const { attributes, end } = readTag(html, piece.lastIndex);
    piece.lastIndex = end;
    if (!slash) elements++;
    if (holdsNoTags.test(name)) raw = slash ? null : name;
    else if (!neverOpen.test(name) && !closedByTheNext.test(name))
      depth = Math.max(0, depth + (slash ? -1 : 1));
    if (elements > mostElements || depth > deepest || attributes > mostAttributes) return false;
  }
  return true;
}

/** Where a tag ends, and how many attributes it has, as browsers read it. */
function readTag(html: string, from: number): { attributes: number; end: number } {
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
