import { redirect } from "react-router";
import { withReturn } from "#app/accounts/sign-in/return-address.ts";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { standingWords } from "#app/catalogue/courses/words.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Share } from "#app/shared/share/share.tsx";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink, textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findSavedPlan, savePlan } from "#app/students/course-plan/course-plan.server.ts";
import { mostChoices } from "#database/schema/bounds.ts";
import { asViewer } from "#database/viewer.ts";
import { CourseRow } from "../course-row.tsx";
import {
  type CoursesQuery,
  coursesAddress,
  noStudent,
  receivedQuery,
  sentQuery,
} from "../courses-address.ts";
import { findProfileGrades } from "../own-grades.server.ts";
import { parseCoursesQuery } from "../parse-courses-query.ts";
import { standingLooks } from "../standing-looks.ts";
import { courseWords } from "../words.ts";
import type { Route } from "./+types/plan.page.ts";
import { moveChoice } from "./choices.ts";
import { findPlan } from "./find-plan.server.ts";
import { planWords as words } from "./words.ts";

const path = "/courses/plan";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseCoursesQuery(new URL(request.url).searchParams);
  const viewer = context.get(viewerContext);
  const page = await asViewer(viewer, async (db) => {
    const own = await findProfileGrades(db, viewer, query);
    if (own) return { own };
    return {
      query: sentQuery(query),
      isMember: viewer.kind !== "visitor",
      savedPlan: viewer.kind === "visitor" ? null : await findSavedPlan(db, viewer.userId),
      ...(await findPlan(db, query, todayInUtc())),
    };
  });
  if ("own" in page) throw redirect(coursesAddress(query, { ranks: page.own }, path), 303);
  return page;
}

/** Stores the plan in the URL for a member, or deletes the stored one. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  const query = parseCoursesQuery(new URL(request.url).searchParams);
  const isSaving = form.get("wants") !== "forget";
  const choices = isSaving ? query.choices : [];
  const plan = { country: query.country, choices, wantsReminder: form.get("remind") === "on" };
  await savePlan(member, plan, new Date());
  const toast = isSaving
    ? successToast({ title: words.saved, detail: words.savedDetail })
    : successToast({ title: words.forgotten, detail: words.forgottenDetail });
  return redirectWithToast(context, coursesAddress(query, {}, path), toast);
}

export const handle = failureMessage(() => ({ title: words.notKept }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path, appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Plan({ loaderData }: Route.ComponentProps) {
  const { rows, gone, warnings, opening, isMember, savedPlan } = loaderData;
  const query = receivedQuery(loaderData.query);
  const { choices, country } = query;
  const here = (change: Partial<CoursesQuery> = {}) => coursesAddress(query, change, path);
  const hasGrades = query.ranks.size > 0 || query.utme.length > 0;
  if (rows.length === 0)
    return (
      <div className="wrap py-6 md:py-10">
        <PageHeading title={words.title} intro={words.intro} />
        <div className="mt-6">
          <EmptyState title={words.empty}>
            <p className="w-full">{gone > 0 ? words.gone(gone) : words.emptyHint}</p>
            <ButtonLink to={coursesAddress(query, { choices: [] })}>{words.find}</ButtonLink>
          </EmptyState>
        </div>
        {savedPlan && <Keep {...{ savedPlan, isMember, country }} hasCourses={false} here={here()} />}
      </div>
    );
  return (
    <div className="wrap py-6 md:py-10 print:py-0">
      <PageHeading title={words.title} intro={words.intro} />
      {[...warnings.map((warning) => words.warnings[warning]), ...(gone > 0 ? [words.gone(gone)] : [])].map(
        (text) => (
          <p
            key={text}
            className="mt-3 max-w-[65ch] rounded-xl bg-marigold-pale px-4 py-2.5 text-marigold-ink"
          >
            {text}
          </p>
        ),
      )}
      {!hasGrades && (
        <p className="mt-3 print:hidden">
          <TextLink to={coursesAddress(query, { group: "grades" })}>{words.addGrades}</TextLink>
        </p>
      )}
      <ol className="mt-6 max-w-3xl">
        {rows.map(({ choice, code, line, standing }, at) => (
          <li key={choice} className="mb-4 break-inside-avoid rounded-card border border-line bg-card">
            <p
              className={`flex flex-wrap items-baseline gap-x-3 rounded-t-card px-4 py-1.5 ${standing ? standingLooks[standing] : "bg-sand"}`}
            >
              <b className="text-lg">{at + 1}</b>
              {standing && <span>{standingWords[standing].title}</span>}
              {code && <span className="ml-auto text-sm">{courseWords.code(code)}</span>}
            </p>
            <ul>
              <CourseRow
                line={line}
                hasStudent={standing !== null}
                heading="h2"
                to={coursesAddress(query, {}, `/courses/${line.id}`)}
              />
            </ul>
            <p className="flex flex-wrap gap-x-5 px-4 print:hidden">
              {at > 0 && (
                <Link
                  className={textLinkLook}
                  to={here({ choices: moveChoice(choices, choice, -1) })}
                  aria-label={words.upOf(line.name)}
                  preventScrollReset
                >
                  {words.up}
                </Link>
              )}
              {at < rows.length - 1 && (
                <Link
                  className={textLinkLook}
                  to={here({ choices: moveChoice(choices, choice, 1) })}
                  aria-label={words.downOf(line.name)}
                  preventScrollReset
                >
                  {words.down}
                </Link>
              )}
              <Link
                className={textLinkLook}
                to={here({ choices: choices.filter((one) => one !== choice) })}
                aria-label={words.removeOf(line.name)}
                preventScrollReset
              >
                {words.remove}
              </Link>
            </p>
          </li>
        ))}
      </ol>
      <div className="print:hidden">
        {choices.length < mostChoices ? (
          <ButtonLink to={coursesAddress(query)} look="outline">
            {words.another}
          </ButtonLink>
        ) : (
          <p className="font-semibold">{courseWords.planFull(mostChoices)}</p>
        )}
      </div>
      <p className="mt-3 max-w-[65ch] text-sm text-ink-2">
        {country === "Kenya" ? words.places : words.ownForm} {courseWords.noPromise}
      </p>
      {opening && (
        <section aria-labelledby="opens" className="mt-8 max-w-[65ch] print:hidden">
          <h2 id="opens" className="text-xl">
            {words.opens}
          </h2>
          <p>{opening.description}</p>
          {opening.isAnnounced && (
            <p>
              <a href={`/events/${opening.id}.ics`} className="inline-flex min-h-11 items-center underline">
                {words.calendar}
              </a>
            </p>
          )}
        </section>
      )}
      <Keep {...{ savedPlan, isMember, country }} hasCourses here={here()} />
      <SharePlan count={rows.length} here={here()} without={hasGrades ? here(noStudent) : null} />
      <p className="mt-4 text-sm text-ink-2 print:hidden">{words.print}</p>
    </div>
  );
}

interface KeepProps {
  savedPlan: Route.ComponentProps["loaderData"]["savedPlan"];
  isMember: boolean;
  country: CoursesQuery["country"];
  hasCourses: boolean;
  here: string;
}

const Keep = ({ savedPlan, isMember, country, hasCourses, here }: KeepProps) => (
  <section aria-labelledby="keep" className="mt-8 max-w-[65ch] print:hidden">
    <h2 id="keep" className="text-xl">
      {words.keep}
    </h2>
    <p className="mb-2 text-ink-2">{words.keepHint}</p>
    {isMember ? (
      <Form method="post" action={here}>
        {country === "Kenya" && hasCourses && (
          <CheckField
            label={words.remind}
            hint={words.remindHint}
            name="remind"
            defaultChecked={savedPlan?.wantsReminder ?? true}
          />
        )}
        <p className="mt-2 flex flex-wrap gap-3">
          {hasCourses && (
            <Button name="wants" value="keep">
              {words.save}
            </Button>
          )}
          {savedPlan && (
            <Button name="wants" value="forget" look="outline">
              {words.forget}
            </Button>
          )}
        </p>
      </Form>
    ) : (
      <ButtonLink to={withReturn("/auth", here)} look="outline">
        {words.signIn}
      </ButtonLink>
    )}
  </section>
);

/** `without` is the address of the plan without grades. */
function SharePlan({ count, here, without }: { count: number; here: string; without: string | null }) {
  const appUrl = usePage()?.appUrl ?? "";
  return (
    <section aria-labelledby="share" className="mt-8 rounded-panel bg-sand p-5 print:hidden">
      <h2 id="share" className="mb-1 text-xl">
        {words.share}
      </h2>
      {without && (
        <p className="mb-3">
          {words.shareHint} <TextLink to={without}>{words.withoutGrades}</TextLink>
        </p>
      )}
      <Share url={appUrl + here} title={words.shareTitle(count)} />
    </section>
  );
}
