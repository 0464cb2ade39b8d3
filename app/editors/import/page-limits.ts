const mostElements = 30_000;
/** Where Chromium itself stops nesting. */
const deepest = 512;

const neverOpen = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Authors may leave these unclosed, and the next one closes them. */
const closedByTheNext = /^(p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup|rt|rp)$/;
const holdsNoTags = /^(script|style|textarea|title)$/;

/**
 * True for a page that people could have written. Reading HTML takes time that grows with the square of its depth, so
 * that a megabyte of nested tags would keep the server busy for minutes: it is counted in one pass, before it is read.
 */
export function isWithinLimits(html: string): boolean {
  let [elements, depth] = [0, 0];
  let raw: string | null = null;
  for (const [, slash, written = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase();
    if (raw) {
      if (slash && name === raw) raw = null;
      continue;
    }
    if (!slash) elements++;
    if (holdsNoTags.test(name)) raw = slash ? null : name;
    else if (!neverOpen.test(name) && !closedByTheNext.test(name))
      depth = Math.max(0, depth + (slash ? -1 : 1));
    if (elements > mostElements || depth > deepest) return false;
  }
  return true;
}
