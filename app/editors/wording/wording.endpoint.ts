import { and, asc, eq } from "drizzle-orm";
import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { languages } from "#app/shared/languages/languages.ts";
import { wordingSuggestions } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/wording.endpoint.ts";

/**
 * The accepted suggestions of a language as a PO file, for `npm run translate -- import`. If a sentence has several,
 * the last one counts.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languages.find((one) => one === params.language);
  if (!language || language === "en") throw data(null, { status: 404 });
  const accepted = await asViewer(context.get(viewerContext), (db) =>
    db
      .select()
      .from(wordingSuggestions)
      .where(and(eq(wordingSuggestions.language, language), eq(wordingSuggestions.state, "accepted")))
      .orderBy(asc(wordingSuggestions.decidedAt)),
  );
  const last = new Map(accepted.map((one) => [one.sentence, one]));
  const entries = [...last.values()].map(
    ({ sentence, shown, suggested }) =>
      `msgctxt ${JSON.stringify(sentence)}\nmsgid ${JSON.stringify(shown)}\nmsgstr ${JSON.stringify(suggested)}\n`,
  );
  const head = `msgid ""\nmsgstr "Language: ${language}\\nContent-Type: text/plain; charset=UTF-8\\n"\n`;
  return new Response([head, ...entries].join("\n"), {
    headers: {
      "Content-Type": "text/x-gettext-translation; charset=utf-8",
      "Content-Disposition": `attachment; filename="fursa-${language}.po"`,
      "Cache-Control": "private, no-store",
    },
  });
}
