import { data, type RouterContextProvider } from "react-router";
import { factsContext } from "#app/common/context.ts";
import type { Route } from "./+types/offline-file.endpoint.ts";
import { rowsIn } from "./catalogue-file.ts";
import { listingsIn } from "./phone/listing.ts";
import { printClosing, readClass } from "./print-closing.server.ts";
import { printPoster } from "./print-poster.server.ts";
import { fileOf, readCatalogue } from "./take-along.server.ts";

type Context = Readonly<RouterContextProvider>;
type Answer = (context: Context, asked: URLSearchParams) => Promise<Response>;

/** What a phone takes along and a printer prints. The same for everybody, whoever asks. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const answer = files.get(params.file);
  if (!answer) throw data("Not found", { status: 404 });
  return answer(context, new URL(request.url).searchParams);
}

const files = new Map<string, Answer>([
  [
    "catalogue.json",
    async (context, asked) => Response.json(await readCatalogue(context, asked.get("since"))),
  ],
  ["fursa.html", sendFile],
  ["closing.pdf", sendClosing],
  ["poster.pdf", async (context) => sendPdf(printPoster(context.get(factsContext).appUrl), "fursa-poster")],
]);

/** To be kept and passed on, not to be looked at here: under our own policy it could not run. */
async function sendFile(context: Context) {
  const catalogue = await readCatalogue(context);
  return new Response(fileOf(catalogue, context), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="fursa-${catalogue.madeOn}.html"`,
    },
  });
}

async function sendClosing(context: Context, asked: URLSearchParams) {
  const catalogue = await readCatalogue(context);
  const { madeOn } = catalogue;
  const site = context.get(factsContext).appUrl;
  const listings = listingsIn(catalogue, rowsIn(catalogue));
  return sendPdf(printClosing(listings, readClass(asked, madeOn), site, madeOn), `fursa-closing-${madeOn}`);
}

const sendPdf = (pdf: Buffer, name: string) =>
  new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}.pdf"`,
    },
  });
