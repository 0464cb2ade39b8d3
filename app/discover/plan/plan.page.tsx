import { requireMember } from "#app/accounts/signed-in.server.ts";
import { YearPicture } from "#app/catalogue/dates/year-picture.tsx";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink, textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/plan.page.ts";
import { findPlan } from "./find-plan.server.ts";
import { linkLook, PlanMonths, PlannedList } from "./plan-months.tsx";
import { planView } from "./plan-view.ts";
import { planWords as words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const today = todayInUtc();
  return planView(await asViewer(member.viewer, (db) => findPlan(db, member, today)), today);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path: "/plan", appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Plan({ loaderData }: Route.ComponentProps) {
  const { state, fits, check, months, year, today, anyTime, undated, isCut, tell } = loaderData;
  const hasPlan = state === "planned";
  return (
    <div className="wrap py-4 md:py-10 print:py-0">
      <PageHeading title={words.title} intro={words.intro} />
      {hasPlan ? (
        <>
          <p className="mt-2">
            {words.summary(fits, check)} {isCut && words.best}
          </p>
          {months.length > 0 && (
            <p className="print:hidden">
              <a href={localPath("/plan.ics")} className={textLinkLook}>
                <Icon name="calendar" className="size-4 shrink-0" />
                {words.file}
              </a>
            </p>
          )}
          <Tell tell={tell} />
          <YearPicture rows={year} today={today} />
          <PlanMonths months={months} today={today} />
          {months.length === 0 && <p className="mt-6 text-lg">{words.nothingToPlan}</p>}
          {anyTime.length > 0 && (
            <details className="border-b border-line">
              <summary className="min-h-11 cursor-pointer content-center py-1.5">
                <h2 className="inline font-sans text-base">{words.anyTime}</h2>{" "}
                <span className="text-sm text-ink-2">{anyTime.length}</span>
              </summary>
              <p className="mt-1 text-ink-2">{words.anyTimeIntro}</p>
              <PlannedList entries={anyTime} />
            </details>
          )}
          {undated > 0 && <p className="mt-4 text-ink-2">{words.undated(undated)}</p>}
          <p className="mt-2 print:hidden">
            <TextLink to="/matches">{words.matches}</TextLink>
          </p>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={state === "no profile" ? words.noProfile : words.nothingFits}>
            <Tell tell={tell} isAlone />
            <ButtonLink to="/profile">{words.toProfile}</ButtonLink>
          </EmptyState>
        </div>
      )}
    </div>
  );
}

const maxTips = 2;

/** With `isAlone`, all that is missing; without the profile link, which is a button then. */
const Tell = ({ tell, isAlone = false }: { tell: string[]; isAlone?: boolean }) =>
  tell.length > 0 && (
    <p className="mt-2 max-w-[65ch] basis-full print:hidden">
      {words.tell(isAlone ? tell : tell.slice(0, maxTips))}{" "}
      {!isAlone && (
        <Link to="/profile" className={linkLook}>
          {words.toProfile}
        </Link>
      )}
    </p>
  );
