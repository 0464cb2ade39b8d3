import type { Cheerio, CheerioAPI } from "cheerio";

type Node = ReturnType<CheerioAPI>[number];

const boilerplate =
  "nav, footer, aside, menu, dialog, [role=navigation], [role=complementary], [role=dialog], [role=banner], [role=contentinfo], [role=search], [aria-hidden=true], [hidden], ins";

/**
 * Words in a class or id that mark the surroundings of an article. They are compared with whole words of each name, so
 * that Elementor's "elementor-widget-text-editor" and a theme's "has-sidebar" on the body don't match.
 */
const aroundNames =
  /(?:^|[-_\s])(?:related|relatedposts|yarpp|recommend(?:ed|ations)?|popular|popularposts|trending|latest|recent|recentposts|more-?posts|also-?like|read-?(?:next|more|also)|next-?prev|sidebar|sidebar-?(?:left|right|1|2)|comments?|commentlist|comment-?respond|respond|disqus|share|sharing|sharedaddy|addtoany|social|breadcrumbs?|cookies?|consent|gdpr|cmp|newsletter|subscribe|subscription|optin|popup|modal|advert|adverts|advertisement|ads|ad|adsbygoogle|adbox|sponsored|promo|banner|pagination|pager|blog-?pager|post-?nav|post-?navigation|nav-?links|author-?box|author-?bio|about-?author|tagcloud|tags|blogarchive|featuredpost|jp-relatedposts|outbrain|post-?labels|labels|post-?footer|entry-footer|tag-?links|cat-?links|posted-in|byline-tags|post-terms|taxonomy|taboola|teasers?|toc|widget-area|widgets?_?(?:recent|categories|archive|tag)|view-related|block-views|menu|menubar|menu-item|skip-link|screen-reader-text)(?=$|[-_\s])/i;
/** Names of whole pages and of containers of the article. They take precedence over `aroundNames`. */
const holderNames =
  /(?:^|\s)(?:page|site|wrapper|container|content|main|entry-content|post-body|article|hentry|single-post|elementor-section-wrap|has-[\w-]{1,40}|no-[\w-]{1,40}|with-[\w-]{1,40}|sidebar-(?:right|left)-layout|right-sidebar|left-sidebar)(?=$|\s)/i;

const aroundHeading =
  /^(?:\W{0,4})(?:(?:you (?:may|might|could) (?:also )?(?:like|want|be interested)|(?:related|similar|recommended|popular|recent|latest|trending|other|more|featured|sponsored|new) (?:posts?|articles?|stor(?:y|ies)|reads?|scholarships?|opportunit(?:y|ies)|news|content|calls?|internships?|fellowships?|topics?|jobs?|programmes?|from\b|on\b)|also (?:read|see|check|apply)|see also|read (?:also|more|next|this)|don'?t miss|what others|people also|check (?:also|this|these)|keep reading|up next|hot right now|advertisements?|sponsored|ads by|leave a (?:reply|comment)|(?:\d{1,5} )?(?:comments|responses|replies|thoughts on)\b|(?:\d{1,5} )?comment\W*$|post a comment|join the conversation|share this|subscribe|newsletter|about the author|tags?:|categories:|categor(?:y|ies)$|à lire (?:aussi|également)|lire aussi|voir aussi|articles? (?:similaires|liés|récents|connexes)|autres (?:bourses|offres|opportunités|articles)|dernières? (?:bourses|offres|actualités)|(?:\d{0,5} ?)?commentaires?\b|laisser un commentaire|vous aimerez|sur le même sujet|soma pia|habari (?:nyingine|zinazohusiana)|nafasi nyingine|machapisho|maoni\b|veja também|leia também|artigos relacionados|comentários))/i;

/** Text before a link to another post: "Also read: Chevening Scholarship". */
const inlineTeaser =
  /^\W{0,4}(?:also (?:read|see|check|apply)|see also|read (?:also|more|next)|related|recommended(?: for you)?|don'?t miss|must read|you may (?:also )?like|check (?:also|out)|à lire(?: aussi| également)?|lire aussi|voir aussi|soma pia|leia também)\b[^.]{0,200}$/i;

const applyWords =
  /appl(?:y|ication)|official|website|portal|register|form\b|postul|candidat|officiel|inscri|tuma maombi|here\b|ici\b/i;

/** Removes navigation, advertisements, teasers, lists of links and comments: their dates and sums belong to something else. */
export function prunePage($: CheerioAPI, title: string): void {
  $(boilerplate).remove();
  for (const element of $("header").get()) if (!holdsTitle($, $(element), title)) $(element).remove();
  pruneByName($, title);
  pruneInlineTeasers($);
  pruneByHeading($, title);
  pruneTeasers($, title);
}

function pruneByName($: CheerioAPI, title: string): void {
  const whole = $("body").text().length;
  for (const element of $("[class], [id]").get()) {
    if (element.type !== "tag" || /^(?:html|body|main|article|h1)$/.test(element.name)) continue;
    const names = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`;
    if (!aroundNames.test(names) || holderNames.test(names)) continue;
    const part = $(element);
    // A theme may call the column of the article "blog-sidebar-1", so an element with most of the page's text stays.
    if (part.text().length > whole * 0.6 || holdsTitle($, part, title)) continue;
    part.remove();
  }
}

/** "Also read: Chevening Scholarship" between two paragraphs is a teaser, not a heading. */
function pruneInlineTeasers($: CheerioAPI): void {
  for (const element of $("p, div, blockquote").get()) {
    const part = $(element);
    if (part.find("p, li, div, table").length > 0) continue;
    const link = oneLine(part.find("a").first().text());
    const text = oneLine(part.text());
    const isNamed = link.split(" ").length >= 3 && text.length - link.length < 40;
    if (isNamed && !applyWords.test(link) && inlineTeaser.test(text)) part.remove();
  }
}

/** Removes what follows "Related posts" up to the next heading of the same rank, or the whole box with that heading. */
function pruneByHeading($: CheerioAPI, title: string): void {
  for (const element of $("h2, h3, h4, h5, h6, strong, b, div, span, p, summary, legend").get()) {
    const heading = $(element);
    const text = oneLine(heading.text());
    if (text.length === 0 || text.length > 70 || !aroundHeading.test(text)) continue;
    if (leadsToCall(heading)) continue;
    if (heading.closest("body").length === 0 || heading.find("h1").length > 0) continue;
    // "More information" in a sentence or "Read more" as a link is not a heading.
    const top = outermostWithSameText($, heading);
    if (top.closest("p, li, td, dd, blockquote").length > 0 && top.closest("p").text().trim().length > 90)
      continue;
    const rank = rankOf(heading);
    let next = top.next();
    const box = top.parent();
    const isFirst = top.prevAll().text().trim() === "" && !box.is("body, main, article");
    if (isFirst && next.length > 0 && !holdsTitle($, box, title) && box.text().length < 6_000) {
      box.remove();
      continue;
    }
    top.remove();
    while (next.length > 0) {
      const after = next.next();
      const own = next.is("h1, h2, h3, h4, h5, h6") ? next : next.find("h1, h2").first();
      if (own.length > 0 && rankOf(own) <= rank && linkShare($, own) < 0.5) break;
      if (holdsTitle($, next, title)) break;
      next.remove();
      next = after;
    }
  }
}

/** "Read more and apply: https://…" leads to the call for applications. */
const leadsToCall = (part: Cheerio<Node>): boolean => {
  const link = oneLine(part.find("a").text());
  return link !== "" && applyWords.test(oneLine(part.text()).replace(link, ""));
};

/** The wrappers that contain nothing but a heading. */
function outermostWithSameText($: CheerioAPI, heading: Cheerio<Node>): Cheerio<Node> {
  const text = oneLine(heading.text());
  let top = heading as Cheerio<Node>;
  for (let parent = top.parent(); parent.length > 0 && !parent.is("body"); parent = top.parent()) {
    if (oneLine(parent.text()) !== text) break;
    top = parent as unknown as Cheerio<Node>;
  }
  void $;
  return top;
}

const rankOf = (heading: Cheerio<Node>): number => {
  const element = heading.get(0);
  const [, level] = /^h([1-6])$/.exec(element?.type === "tag" ? element.name : "") ?? [];
  return level ? Number(level) : 4;
};

function pruneTeasers($: CheerioAPI, title: string): void {
  for (const element of $("p, li, div, blockquote, center").get()) {
    const part = $(element);
    if (part.find("a").length === 0 || part.find("p, li, div, table").length > 0) continue;
    const text = oneLine(part.text());
    if (text.length < 400 && inlineTeaser.test(text) && !leadsToCall(part)) part.remove();
  }
  for (const element of $("ul, ol").get()) if (isLinkList($, $(element))) $(element).remove();
  pruneRepeated($, title);
  const articles = $("article").get();
  if (articles.length > 1) {
    const main = articles.find((element) => holdsTitle($, $(element), title)) ?? longest($, articles);
    for (const element of articles)
      if (element !== main && !$.contains(element, main) && !$.contains(main, element)) $(element).remove();
  }
}

const longest = <Element extends Node>($: CheerioAPI, elements: Element[]): Element =>
  elements.toSorted((one, other) => $(other).text().length - $(one).text().length)[0] as Element;

/** Most of its text is links to other pages, and none of them is a link to apply. */
function isLinkList($: CheerioAPI, list: Cheerio<Node>): boolean {
  const items = list.children("li").get();
  if (items.length < 2) return false;
  const links = list.find("a");
  if (links.length < items.length * 0.6 || linkShare($, list) < 0.55) return false;
  return !links.get().some((link) => applyWords.test($(link).text()));
}

/** Boxes with the same structure, each with a linked title and little text: teasers of other posts. */
function pruneRepeated($: CheerioAPI, title: string): void {
  const groups = new Map<Node, Map<string, Node[]>>();
  for (const element of $("div, li, article, section, tr, figure").get()) {
    const parent = element.parent as Node | null;
    if (!parent || !("attribs" in element)) continue;
    const look = `${element.name}.${(element.attribs.class ?? "").replace(/\d+/g, "")}`;
    const ofParent = groups.get(parent) ?? new Map<string, Node[]>();
    groups.set(parent, ofParent);
    ofParent.set(look, [...(ofParent.get(look) ?? []), element]);
  }
  for (const ofParent of groups.values())
    for (const alike of ofParent.values()) {
      const teasers = alike.filter((element) => isTeaser($, $(element), title));
      if (teasers.length >= 2 && teasers.length >= alike.length * 0.6)
        for (const element of teasers) $(element).remove();
    }
}

function isTeaser($: CheerioAPI, part: Cheerio<Node>, title: string): boolean {
  const text = oneLine(part.text());
  if (text.length > 600 || holdsTitle($, part, title)) return false;
  const named = part
    .find("a[href]")
    .get()
    .map((link) => oneLine($(link).text()))
    .filter(
      (words) => words.split(" ").length >= 3 && !applyWords.test(words) && !/^https?:|^www\./.test(words),
    );
  return (
    named.length > 0 &&
    (named.join(" ").length > text.length * 0.25 || part.find("h2 a, h3 a, h4 a, h5 a").length > 0)
  );
}

const linkShare = ($: CheerioAPI, part: Cheerio<Node>) => {
  const all = oneLine(part.text()).length;
  const own = part.is("a")
    ? all
    : part
        .find("a")
        .get()
        .reduce((sum, link) => sum + oneLine($(link).text()).length, 0);
  return all === 0 ? 0 : own / all;
};

/** Whether it contains the page's heading. */
const holdsTitle = ($: CheerioAPI, part: Cheerio<Node>, title: string): boolean =>
  part
    .find("h1, h2, h3")
    .addBack("h1, h2, h3")
    .get()
    .some((heading) => isSameTitle(oneLine($(heading).text()), title) && $(heading).find("a").length === 0);

export const isSameTitle = (heading: string, title: string): boolean => {
  const [one, other] = [plain(heading), plain(title)];
  return (
    one.length > 5 &&
    other.length > 5 &&
    (one === other || one.includes(other) || (other.includes(one) && one.length > other.length / 2))
  );
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
