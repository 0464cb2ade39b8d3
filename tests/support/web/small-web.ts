import type { RequestListener } from "node:http";
import sharp from "sharp";
import { dayInWords, daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";

const inWords = (days: number) => dayInWords(daysAfter(todayInUtc(), days));
const filler =
  "It is open to students from across Africa who want to make a difference at home after their studies. ".repeat(
    3,
  );

const document = (title: string, body: string) => `<!doctype html><html lang="en"><head>
  <title>${title} | The site</title><meta property="og:site_name" content="The site"></head><body>
  <main><article><h1>${title}</h1><div class="entry-content"><p>${filler}</p>${body}</div></article></main></body></html>`;

/**
 * The whole web as one small site: a source of the scraper with something certain and something doubtful, an article, a picture, and pages
 * of listings of which some are gone. Every other site says something on its first page, and nothing else.
 */
export function smallWeb(gone: ReadonlySet<string>): RequestListener {
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: "#0f4d3a" } })
    .png()
    .toBuffer();
  const pages = new Map([
    ["/robots.txt", ""],
    [
      "aims.ac.za/",
      document(
        "Institute",
        `<ul><li><a href="/application/masters">Zawadi Master's Scholarship</a></li>
        <li><a href="/application/fellowship">Zawadi Fellowship</a></li></ul>`,
      ),
    ],
    [
      "aims.ac.za/application/masters",
      document(
        "Zawadi Master's Scholarship in Mathematical Sciences",
        `<p>Fully funded scholarship in South Africa.</p><p>Closing date: ${inWords(100)}</p>`,
      ),
    ],
    [
      "aims.ac.za/application/fellowship",
      document("Zawadi Fellowship for leaders", "<p>Deadline: to be announced.</p>"),
    ],
    ["/article", document("Zawadi explained", `<p>${filler}</p>`.repeat(4))],
  ]);
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://any");
    if (pathname === "/picture.png")
      return response.writeHead(200, { "content-type": "image/png" }).end(await picture);
    const ofAll = pathname === "/" || pathname.startsWith("/listing") ? document("A site", "") : undefined;
    const page = pages.get(`${request.headers.host}${pathname}`) ?? pages.get(pathname) ?? ofAll;
    if (page === undefined || gone.has(pathname)) return response.writeHead(404).end("not here");
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  };
}
