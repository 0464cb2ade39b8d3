import { setTimeout as wait } from "node:timers/promises";
import { data } from "react-router";
import { z } from "zod";
import { ageOf } from "#app/partners/schools/spam.server.ts";
import { requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { requiredMultiline } from "#app/shared/forms/fields.server.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { signTimestamp, verifyTimestamp } from "#app/shared/forms/timestamp.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { currentLanguage } from "#app/shared/languages/current-language.server.ts";
import { type Language, languageNames, languages } from "#app/shared/languages/languages.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import type { Route } from "./+types/improve.page.ts";
import { allSentences } from "./all-sentences.server.ts";
import { findSentences, mostFound, type TranslatedSentence } from "./list-sentences.ts";
import { storeSuggestion } from "./store-suggestion.server.ts";
import { improveWords as words } from "./words.ts";

const path = "/improve";
const formId = "improve";

/** The rules of the form's fields, checked by the browser and the server. */
const rules = {
  q: { maxLength: 200 },
  suggested: { required: true, maxLength: 2_000 },
} as const;

const suggestion = z.object({ suggested: requiredMultiline(rules.suggested, "better words") });

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = languageIn(searchParams);
  const wanted = (searchParams.get("q") ?? "").slice(0, rules.q.maxLength);
  return {
    language,
    wanted,
    found: language === "en" ? [] : findSentences(allSentences(language), wanted),
    chosen: findChosen(searchParams) ?? null,
    stamp: signTimestamp(context.get(secretContext), Date.now()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = findChosen(searchParams);
  if (!chosen) throw data(null, { status: 404 });
  const form = await parseFormData(request);
  const stamp = String(form.get("stamp") ?? "");
  const age = ageOf(verifyTimestamp(context.get(secretContext), stamp), Date.now());
  const refused = (problem: string, status = 400, headers: HeadersInit = {}) =>
    data(
      { refusal: refuse(suggestion, form, { suggested: problem }), stamp: age.ok ? stamp : undefined },
      { status, headers },
    );

  const reading = parseForm(suggestion, form);
  if (!reading.ok) return data({ refusal: reading, stamp: age.ok ? stamp : undefined }, { status: 400 });
  if (form.get("website")) return refused(words.trap);
  if (!age.ok) return refused(words.stale);
  const { suggested } = reading.value;
  if (suggested === chosen.text) return refused(words.same);
  if (placesIn(suggested) !== placesIn(chosen.text)) return refused(words.places(placesIn(chosen.text)));
  await wait(age.stillToWaitMs);
  const stored = await storeSuggestion(
    {
      viewer: context.get(viewerContext),
      limits: context.get(rateLimiterContext),
      client: context.get(requestInfoContext).client,
    },
    { language: languageIn(searchParams), sentence: chosen.id, shown: chosen.text, suggested },
  );
  if (!stored.ok)
    return refused(tooManyTries(stored.waitSeconds), 429, { "Retry-After": String(stored.waitSeconds) });
  return redirectWithToast(context, path, { tone: "good", ...words.thanks });
}

/** The language of the translation: the page's own, or another one that is viewed in English. */
const languageIn = (searchParams: URLSearchParams) =>
  languages.find((one) => one === searchParams.get("language")) ?? currentLanguage();

function findChosen(searchParams: URLSearchParams): TranslatedSentence | undefined {
  const [id, language] = [searchParams.get("sentence"), languageIn(searchParams)];
  return id === null || language === "en" ? undefined : allSentences(language).find((one) => one.id === id);
}

const placesIn = (text: string) => text.split("…").length - 1;

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: words.title,
    description: words.intro,
    path,
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function ImprovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, wanted, found, chosen } = loaderData;
  return (
    <div className="wrap max-w-2xl py-4 md:py-6">
      <PageHeading title={words.title} intro={words.intro} />
      {language === "en" ? (
        <Languages />
      ) : chosen ? (
        <Suggest
          language={language}
          chosen={chosen}
          stamp={actionData?.stamp ?? loaderData.stamp}
          refusal={actionData?.refusal}
        />
      ) : (
        <Find language={language} wanted={wanted} found={found} />
      )}
    </div>
  );
}

const Languages = () => (
  <Card className="mt-4">
    <p>{words.choose}</p>
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {languages
        .filter((one) => one !== "en")
        .map((one) => (
          <li key={one}>
            <Link to={`${path}?language=${one}`} lang={one} className={textLinkLook}>
              {languageNames[one]}
            </Link>
          </li>
        ))}
    </ul>
  </Card>
);

function Find({
  language,
  wanted,
  found,
}: {
  language: Language;
  wanted: string;
  found: TranslatedSentence[];
}) {
  return (
    <>
      <Form role="search" className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <input type="hidden" name="language" value={language} />
        <TextField
          id="improve-q"
          name="q"
          label={words.search}
          hint={words.searchHint}
          defaultValue={wanted}
          {...rules.q}
        />
        <Button className="max-sm:w-full">{words.find}</Button>
      </Form>
      {wanted.trim() && found.length === 0 && <p className="mt-4">{words.none}</p>}
      {found.length === mostFound && <p className="mt-4 text-ink-2">{words.many(mostFound)}</p>}
      <ul className="mt-4 grid gap-3">
        {found.map(({ id, text, english }) => (
          <li key={id}>
            <Card>
              <p lang={language} className="font-semibold break-words">
                {text}
              </p>
              <p lang="en" className="mt-1 text-sm break-words text-ink-2">
                {english}
              </p>
              <Link
                to={`${path}?${new URLSearchParams({ language, sentence: id })}`}
                className={textLinkLook}
              >
                {words.better}
                <span className="sr-only">{` “${text}”`}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function Suggest({
  language,
  chosen: { text, english },
  stamp,
  refusal,
}: {
  language: Language;
  chosen: TranslatedSentence;
  stamp: string;
  refusal: { values: Record<string, string | string[]>; problems: Record<string, string> } | undefined;
}) {
  const isBusy = useBusy();
  return (
    <Card className="mt-4">
      <Form method="post" noValidate={refusal !== undefined} className="grid gap-4">
        <FormProblems title={words.problems} problems={refusal?.problems} formId={formId} />
        <input type="hidden" name="stamp" value={stamp} />
        <HoneypotField name="website" label={words.trapLabel} />
        <dl className="grid gap-2 rounded-xl bg-neutral p-3">
          <div>
            <dt className="text-sm text-ink-2">{words.now}</dt>
            <dd lang={language} className="font-semibold break-words">
              {text}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-ink-2">{words.english}</dt>
            <dd lang="en" className="break-words">
              {english}
            </dd>
          </div>
        </dl>
        <TextArea
          id={`${formId}-suggested`}
          name="suggested"
          lang={language}
          label={words.suggested}
          {...(text.includes("…") && { hint: words.openPlace })}
          defaultValue={String(refusal?.values.suggested ?? text)}
          error={refusal?.problems.suggested}
          rows={4}
          {...rules.suggested}
        />
        <Button isBusy={isBusy} busyLabel={words.submitting} className="max-sm:w-full sm:w-fit">
          {words.submit}
        </Button>
        <Link to={`${path}?language=${language}`} className={textLinkLook}>
          {words.other}
        </Link>
      </Form>
    </Card>
  );
}
