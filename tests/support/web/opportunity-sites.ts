import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ScrapeSource } from "#app/editors/scraper/sources/sources.ts";

/** The four sources as small local sites, with everything that goes wrong on real ones. */
export function opportunitySites(): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const host = (request.headers.host ?? "").replace(/:\d+$/, "");
    const url = new URL(request.url ?? "/", `http://${host}`);
    const page = url.pathname === "/robots.txt" ? "" : pages[`${host}${url.pathname}${url.search}`];
    if (url.pathname.startsWith("/slow")) return;
    if (url.pathname.startsWith("/broken-server")) return void response.writeHead(503).end();
    if (page === undefined) return void response.writeHead(404).end("not here");
    const type = url.pathname.endsWith("/feed/") ? "application/rss+xml" : "text/html; charset=utf-8";
    response.writeHead(200, { "content-type": type }).end(page);
  };
}

const news = "http://news.example";
const filler =
  "It is open to students from across Africa who want to make a difference at home after their studies. ".repeat(
    2,
  );

const document = (title: string, body: string, head = "") => `<!doctype html><html lang="en"><head>
  <title>${title} | The site</title><meta property="og:site_name" content="The site">${head}</head><body>
  <nav><a href="/">Home</a> <a href="/old">Deadline: 1 December 2026</a></nav>
  <main><article><h1>${title}</h1><div class="entry-content">${body}</div></article></main>
  <aside class="sidebar"><p>Another award. Deadline: 2 December 2026. Worth $99,000.</p></aside>
  <footer>© 2026</footer></body></html>`;

const published = '<meta property="article:published_time" content="2026-11-10T08:00:00+00:00">';

const item = (path: string, title: string) =>
  `<item><title>${title}</title><link>${news}${path}?utm_source=rss</link></item>`;

const pages: Record<string, string> = {
  "news.example/feed/": `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>News</title><link>${news}</link>
    ${item("/acacia", "Acacia Masters Scholarship 2027 in Germany")}
    ${item("/acacia/", "Acacia Masters Scholarship 2027 in Germany")}
    ${item("/baobab", "Baobab Internship Programme 2027 in Kenya")}
    ${item("/unsure", "Cedar Fellowship for young leaders")}
    ${item("/closed", "Old Scholarship 2025")}
    ${item("/essay", "Essay competition for poets")}
    ${item("/gone", "Vanished Scholarship")}
    ${item("/slow", "Slow Scholarship")}
    ${item("/broken-server", "Broken Scholarship")}
    ${item("/fee", "Golden Scholarship in Canada 2027")}
    ${item("/seeded", "Known Trust Scholarship 2027")}
    </channel></rss>`,
  "news.example/acacia": document(
    "Acacia Masters Scholarship 2027 in Germany",
    `<p>The Acacia Foundation invites applications for its scholarship for a master's degree in engineering. ${filler}</p>
     <p><strong>Application Deadline:</strong> 30 April 2027</p><p>The scholarship is worth €12,000 per year.</p>
     <h3>Level of study:</h3><p>Master's</p><p>Interviews take place on 3 June 2027.</p>
     <p><a href="https://acacia.example/apply">Apply now for the Acacia Scholarship</a> <a href="https://facebook.com/share">Share</a></p>`,
    published,
  ),
  "news.example/baobab": document(
    "Baobab Internship Programme 2027 in Kenya",
    `<p>Spend six months with engineers in Nairobi. ${filler}</p><p>Applications close on 15th Dec.</p>
     <p><a href="https://baobab.example/jobs/7">Click here to apply</a></p>
     <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"JobPosting","title":"Baobab Internship Programme 2027",
       "hiringOrganization":{"@type":"Organization","name":"Baobab Systems"},"validThrough":"2026-12-15T23:59",
       "jobLocation":{"@type":"Place","address":{"addressLocality":"Nairobi","addressCountry":"Kenya"}}}]}</script>`,
    published,
  ),
  "news.example/unsure": document(
    "Cedar Fellowship for young leaders",
    `<p>A fellowship for leaders. ${filler}</p><p>Deadline: to be announced.</p><p>The programme begins on 1 September 2027.</p>`,
  ),
  "news.example/closed": document(
    "Old Scholarship 2025",
    `<p>A scholarship of the past. ${filler}</p><p>Deadline: 30 April 2025</p>`,
  ),
  "news.example/essay": document(
    "Essay competition for poets",
    `<p>Write a poem. ${filler}</p><p>Deadline: 30 April 2027</p>`,
  ),
  "news.example/fee": document(
    "Golden Scholarship in Canada 2027",
    `<p>Everyone wins. ${filler}</p><p>Deadline: 30 April 2027</p><p>Pay a processing fee of $50 by M-Pesa to be selected. Send your PIN.</p>
     <p><a href="https://golden.example/apply">Apply now</a></p>`,
  ),
  "news.example/seeded": document(
    "Known Trust Scholarship 2027",
    `<p>The trust pays for a bachelor's degree in Ghana. ${filler}</p><p>Deadline: 30 April 2027</p><p><a href="https://trust.example/">Official website</a></p>`,
  ),
  "institute.example/": document(
    "Institute",
    `<p>${filler}</p><ul><li><a href="/application/masters/">Structured Master's in Mathematical Sciences</a></li><li><a href="/news/">News</a></li>
     <li><a href="https://elsewhere.example/scholarship">A scholarship elsewhere</a></li></ul><p><a href="/?page=2" rel="next">Older posts</a></p>`,
  ),
  "institute.example/?page=2": document(
    "Institute, page 2",
    `<p>${filler}</p><p><a href="/application/phd/">PhD bursaries</a> <a href="/application/masters/#apply">Structured Master's</a></p>`,
  ),
  "institute.example/application/masters/": document(
    "Structured Master's Scholarship in Mathematical Sciences",
    `<p>A ten month residential programme. ${filler}</p><p>Fully funded scholarship in South Africa.</p><p>Closing date: 31 March 2027</p>`,
  ),
  "institute.example/application/phd/": document(
    "PhD bursaries in mathematics",
    `<p>Half bursaries of up to R45 000. ${filler}</p><p>Applications Closed</p>`,
  ),
  "centre.example/asc": document(
    "Centre",
    `<p>${filler}</p><p><a href="/asc/umaps.html">African Presidential Scholars</a></p>`,
  ),
  "centre.example/asc/umaps.html": document(
    "African Presidential Scholars Fellowship",
    `<p>Early career faculty come to Ann Arbor for five months. ${filler}</p><p>Application Period: 15 November 2026 - 15 January 2027</p><p>Host country: USA</p>`,
  ),
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, place) => [
      `university${place + 1}.example/admission`,
      document(
        `Admission, university ${place + 1}`,
        `<p>${filler}</p>`,
        `<meta name="description" content="University ${place + 1} welcomes students from every country and meets their full financial need.">`,
      ),
    ]).slice(0, 7),
  ),
};

const always = { isActive: true, isTrusted: true, everyDays: 1 } as const;

/** The same four sources, at the addresses of these sites. */
export const testSources: readonly ScrapeSource[] = [
  {
    name: "Opportunities for Africans",
    url: "http://news.example",
    ...always,
    isOwnSite: false,
    listing: { by: "feed", feeds: [`${news}/feed/`] },
  },
  {
    name: "African Institute for Mathematical Sciences",
    url: "http://institute.example",
    ...always,
    isOwnSite: true,
    listing: {
      by: "links",
      start: ["http://institute.example/"],
      follows: /scholar|master|ph\.?d|bursar/i,
      mostPages: 5,
    },
  },
  {
    name: "University of Michigan African Presidential Scholars",
    url: "http://centre.example/asc",
    ...always,
    isOwnSite: true,
    listing: { by: "links", start: ["http://centre.example/asc"], follows: /scholars|umaps/i, mostPages: 5 },
  },
  {
    name: "Ivy League Universities",
    url: "Various",
    ...always,
    isOwnSite: true,
    listing: {
      by: "pages",
      colleges: Array.from({ length: 8 }, (_, place) => ({
        page: `http://university${place + 1}.example/admission`,
        name: `University ${place + 1}`,
        location: "New Haven, Connecticut",
        country: "United States",
        website: `https://university${place + 1}.example/`,
      })),
    },
  },
];
