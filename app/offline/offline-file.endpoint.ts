import appCode from "virtual:phone/app";
import unregisterCode from "virtual:phone/unregister";
import workerCode from "virtual:phone/worker";
import { data, type RouterContextProvider } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { currentLanguage, withLatinLetters } from "#app/shared/languages/current-language.server.ts";
import type { Route } from "./+types/offline-file.endpoint.ts";
import { listingsIn } from "./app/snapshot/offline-listing.ts";
import style from "./app/style.css?raw";
import { rowsIn } from "./catalogue-file.ts";
import { makeAppShell } from "./make-app-shell.server.ts";
import { offlineFileOf, readCatalogueFile } from "./offline-downloads.server.ts";
import { parseAudience, printClosing } from "./print-closing.server.ts";
import { printPoster } from "./print-poster.server.ts";
import { readMemberData } from "./read-member-data.server.ts";

type Context = Readonly<RouterContextProvider>;
type FileResponder = (context: Context, search: URLSearchParams) => Promise<Response>;

/** Files for phones and printers. Except a member's own data, they are the same for everyone. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const answer = files.get(params.file);
  if (!answer) throw data("Not found", { status: 404 });
  return answer(context, new URL(request.url).searchParams);
}

const files = new Map<string, FileResponder>([
  [
    "catalogue.json",
    async (context, search) => Response.json(await readCatalogueFile(context, search.get("since"))),
  ],
  ["mine.json", sendMemberData],
  ["fursa.html", sendOfflineFile],
  ["app", sendAppShell],
  ["app.js", async () => sendScript(appCode[currentLanguage()])],
  ["worker.js", sendWorker],
  ["closing.pdf", sendClosing],
  [
    "poster.pdf",
    async (context) => sendPdf(() => printPoster(context.get(requestInfoContext).appUrl), "fursa-poster"),
  ],
]);

/** Requested by a phone whose owner wants their data stored there. A visitor has no data. */
async function sendMemberData(context: Context) {
  const member = SignedInMember.of(context);
  const headers = { "Cache-Control": "private, no-store" };
  if (!member) return Response.json({ isSignedIn: false }, { status: 401, headers });
  return Response.json(await readMemberData(member, todayInUtc()), { headers });
}

async function sendAppShell(context: Context) {
  const { html, policy } = makeAppShell(style, context.get(requestInfoContext).offersOffline);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

/**
 * Works for the whole site, and is requested again each time: an operator who disables it serves one that unregisters
 * itself.
 */
async function sendWorker(context: Context) {
  const script = sendScript(
    context.get(requestInfoContext).offersOffline ? workerCode[currentLanguage()] : unregisterCode.en,
  );
  script.headers.set("Service-Worker-Allowed", "/");
  return script;
}

const sendScript = (code: string) =>
  new Response(code, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });

/** A download, not a page: under our own CSP it could not run. */
async function sendOfflineFile(context: Context) {
  const catalogue = await readCatalogueFile(context);
  return new Response(offlineFileOf(catalogue, context), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="${nameOfFile(catalogue.madeOn)}"`,
    },
  });
}

/** Copies in several languages can be kept side by side. */
const nameOfFile = (day: string) =>
  ["fursa", ...(currentLanguage() === "en" ? [] : [currentLanguage()]), `${day}.html`].join("-");

async function sendClosing(context: Context, search: URLSearchParams) {
  const catalogue = await readCatalogueFile(context);
  const { madeOn } = catalogue;
  const site = context.get(requestInfoContext).appUrl;
  return sendPdf(
    () => printClosing(listingsIn(catalogue, rowsIn(catalogue)), parseAudience(search, madeOn), site, madeOn),
    `fursa-closing-${madeOn}`,
  );
}

/** In English if the page is in Amharic, because the fonts of PDF readers have no Ethiopic letters. */
const sendPdf = (print: () => Buffer, name: string) =>
  new Response(new Uint8Array(withLatinLetters(print)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}.pdf"`,
    },
  });
